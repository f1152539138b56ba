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

const { openColumns: texts } = manifestTexts;

type Column = EntityColumn<OpenManifestListItem>;

/** Data columns in the specified order. */
const dataColumns = gridColumns<OpenManifestListItem>()(openManifestColumns, {});

const labels = (open: ReturnType<typeof usePaperwork>): Column => ({
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
      onClick={() => {
        open(`/api/v1/paperwork/label/open_man_id/${row.id}`, {
          clientId: row.clientId,
          consignmentIds: row.consignments.map(({ id }) => id),
          paperworkType: 'LABEL',
        });
      }}
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
export function useOpenManifestColumns(onManifest: (open: OpenManifestListItem) => void): Column[] {
  const can = usePermissionCheck();
  const isClientShown = useHasSeveralClients();
  const { clientId: chosen } = useClient();
  const openPaperwork = usePaperwork();
  const download = useOpenConsignmentsReport();

  return [
    ...dataColumns.filter(({ field }) => isClientShown || field !== 'clientName'),
    ...(can('PAPERWORK') ? [labels(openPaperwork)] : []),
    ...(can('CLIENT_CONTENT') && chosen !== undefined ? [report(download)] : []),
    ...(can('UPDATE_CONSIGNMENT')
      ? [create((clientId) => can('UPDATE_CONSIGNMENT', clientId), onManifest)]
      : []),
  ];
}
