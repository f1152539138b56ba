import Button from '@mui/material/Button';
import { Layers } from 'lucide-react';

import { openManifestColumns } from '@contracts/lists/open-manifest.columns';
import { manifestTexts } from '@contracts/texts/spec/manifests';
import type { OpenManifestListItem } from '@contracts/views/manifest.view';

import { type EntityColumn, gridColumns } from '../../../shared/grid/columns';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { useHasSeveralClients } from '../../../shared/session/several-clients';
import { PrintLabelsButton, ReportButton, useOpenManifestDocuments } from './open-manifest-buttons';

const { openColumns: texts } = manifestTexts;

type Column = EntityColumn<OpenManifestListItem>;

/** Data columns in the specified order. */
const dataColumns = gridColumns<OpenManifestListItem>()(openManifestColumns, {});

const labels: Column = {
  field: 'printLabels',
  headerName: texts.printLabels,
  width: 120,
  sortable: false,
  display: 'flex',
  renderCell: ({ row, tabIndex }) => <PrintLabelsButton open={row} tabIndex={tabIndex} />,
};

const report: Column = {
  field: 'report',
  headerName: texts.report,
  width: 110,
  sortable: false,
  display: 'flex',
  renderCell: ({ row, tabIndex }) => <ReportButton open={row} tabIndex={tabIndex} />,
};

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
  const documents = useOpenManifestDocuments();

  return [
    ...dataColumns.filter(({ field }) => isClientShown || field !== 'clientName'),
    ...(documents.labels ? [labels] : []),
    ...(documents.report ? [report] : []),
    ...(can('UPDATE_CONSIGNMENT')
      ? [create((clientId) => can('UPDATE_CONSIGNMENT', clientId), onManifest)]
      : []),
  ];
}
