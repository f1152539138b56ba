import Button from '@mui/material/Button';
import { FileSpreadsheet, Printer } from 'lucide-react';

import { appPaperworkTexts } from '@contracts/texts/app/common';
import { manifestTexts } from '@contracts/texts/spec/manifests';
import type { OpenManifestListItem } from '@contracts/views/manifest.view';

import { usePaperwork } from '../../../shared/paperwork/usePaperwork';
import { useOpenConsignmentsReport } from '../../../shared/reports/useOpenConsignmentsReport';
import { useClient } from '../../../shared/session/useClient';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { useOpenManifestMembers } from './useOpenManifestMembers';

const { openColumns: texts } = manifestTexts;

export interface OpenManifestButtonProps {
  readonly open: OpenManifestListItem;
  readonly tabIndex: 0 | -1;
}

export interface PrintLabelsButtonProps extends OpenManifestButtonProps {
  /** Shows the document's name, where there is no column heading. */
  readonly isNamed?: boolean;
}

/** Documents of an open manifest that are available to the user. */
export function useOpenManifestDocuments(): { labels: boolean; report: boolean } {
  const can = usePermissionCheck();
  const { clientId: chosen } = useClient();
  return { labels: can('PAPERWORK'), report: can('CLIENT_CONTENT') && chosen !== undefined };
}

/** Prints or opens the labels of the consignments of an open manifest. */
export function PrintLabelsButton({ open, tabIndex, isNamed }: PrintLabelsButtonProps) {
  const print = usePaperwork();
  const loadMembers = useOpenManifestMembers();
  return (
    <Button
      variant="text"
      size="small"
      tabIndex={tabIndex}
      startIcon={<Printer size={14} />}
      aria-label={`${texts.printLabels} ${open.carrierName}`}
      onClick={() =>
        void loadMembers(open.id).then((members) => {
          if (members.length === 0) return;
          print(`/api/v1/paperwork/label/open_man_id/${open.id}`, {
            clientId: open.clientId,
            consignmentIds: members.map(({ id }) => id),
            paperworkType: 'LABEL',
          });
        })
      }
    >
      {isNamed ? texts.printLabels : appPaperworkTexts.print}
    </Button>
  );
}

/** Downloads the report of an open manifest. */
export function ReportButton({ open, tabIndex }: OpenManifestButtonProps) {
  const download = useOpenConsignmentsReport();
  return (
    <Button
      variant="text"
      size="small"
      tabIndex={tabIndex}
      startIcon={<FileSpreadsheet size={14} strokeWidth={1.6} />}
      aria-label={`${texts.report} ${open.carrierName}, ${open.displayServiceType}`}
      onClick={() =>
        void download(
          { clientId: open.clientId, openManifestId: open.id },
          `open-manifest-${open.id}-${open.dispatchDate}.xlsx`,
        )
      }
    >
      {texts.report}
    </Button>
  );
}
