import Button from '@mui/material/Button';
import { FileSpreadsheet, Layers, Printer } from 'lucide-react';

import { openManifestColumns } from '@contracts/lists/open-manifest.columns';
import { manifestTexts } from '@contracts/texts/spec/manifests';
import type { OpenManifestListItem } from '@contracts/views/manifest.view';

import { type EntityColumn, gridColumns } from '../../../shared/grid/columns';
import { usePaperwork } from '../../../shared/paperwork/usePaperwork';
import { useOpenConsignmentsReport } from '../../../shared/reports/useOpenConsignmentsReport';
import { useClient } from '../../../shared/session/useClient';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { useHasSeveralClients } from '../../../shared/session/several-clients';
import type { useOpenManifestMembers } from './useOpenManifestMembers';

const { openColumns: texts } = manifestTexts;

type Column = EntityColumn<OpenManifestListItem>;

type LoadMembers = ReturnType<typeof useOpenManifestMembers>;

/** Data columns in the specified order. */
const dataColumns = gridColumns<OpenManifestListItem>()(openManifestColumns, {});

const labels = (open: ReturnType<typeof usePaperwork>, loadMembers: LoadMembers): Column => ({
  field: 'printLabels',
  headerName: texts.printLabels,
  width: 120,
  sortable: false,
  display: 'flex',
  renderCell: ({ row, tabIndex }) => (
    <Button
      variant="text"
      size="small"
      tabIndex={tabIndex}
      startIcon={<Printer size={14} />}
      aria-label={`${texts.printLabels} ${row.carrierName}`}
      onClick={() =>
        void loadMembers(row.id).then((members) => {
          if (members.length === 0) return;
          open(`/api/v1/paperwork/label/open_man_id/${row.id}`, {
            clientId: row.clientId,
            consignmentIds: members.map(({ id }) => id),
            paperworkType: 'LABEL',
          });
        })
      }
    >
      Print
    </Button>
  ),
});

const report = (download: ReturnType<typeof useOpenConsignmentsReport>): Column => ({
  field: 'report',
  headerName: texts.report,
  width: 110,
  sortable: false,
  display: 'flex',
  renderCell: ({ row, tabIndex }) => (
    <Button
      variant="text"
      size="small"
      tabIndex={tabIndex}
      startIcon={<FileSpreadsheet size={14} strokeWidth={1.6} />}
      aria-label={`${texts.report} ${row.carrierName}, ${row.displayServiceType}`}
      onClick={() =>
        void download(
          { clientId: row.clientId, openManifestId: row.id },
          `open-manifest-${row.id}-${row.dispatchDate}.xlsx`,
        )
      }
    >
      {texts.report}
    </Button>
  ),
});

const create = (
  canManifest: (clientId: number) => boolean,
  onManifest: (open: OpenManifestListItem) => void,
): Column => ({
  field: 'createManifest',
  headerName: texts.createManifest,
  width: 150,
  sortable: false,
  display: 'flex',
  renderCell: ({ row, tabIndex }) => (
    <Button
      size="small"
      tabIndex={tabIndex}
      startIcon={<Layers size={14} />}
      aria-label={`${texts.createManifest} ${row.carrierName}, ${row.displayServiceType}`}
      disabled={!canManifest(row.clientId)}
      onClick={() => {
        onManifest(row);
      }}
    >
      {manifestTexts.manifest}
    </Button>
  ),
});

/** Columns of the open tab, by permission (spec part 1, section 2.13). */
export function useOpenManifestColumns(
  onManifest: (open: OpenManifestListItem) => void,
  loadMembers: LoadMembers,
): Column[] {
  const can = usePermissionCheck();
  const isClientShown = useHasSeveralClients();
  const { clientId: chosen } = useClient();
  const openPaperwork = usePaperwork();
  const download = useOpenConsignmentsReport();

  return [
    ...dataColumns.filter(({ field }) => isClientShown || field !== 'clientName'),
    ...(can('PAPERWORK') ? [labels(openPaperwork, loadMembers)] : []),
    ...(can('CLIENT_CONTENT') && chosen !== undefined ? [report(download)] : []),
    ...(can('UPDATE_CONSIGNMENT')
      ? [create((clientId) => can('UPDATE_CONSIGNMENT', clientId), onManifest)]
      : []),
  ];
}
