import { manifestColumns } from '@contracts/lists/manifest-list.columns';
import { manifestTexts } from '@contracts/texts/spec/manifests';
import type { ManifestListItem } from '@contracts/views/manifest.view';

import { actionColumn, type EntityColumn, gridColumns } from '../../../shared/grid/columns';
import { usePrintsDirectly } from '../../../shared/paperwork/usePaperwork';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { useSession } from '../../../shared/session/useSession';
import { StatusChip } from '../../../shared/status/StatusChip';
import { useHasSeveralClients } from '../../../shared/session/several-clients';
import { BookingCell } from './BookingCell';
import { transmissionLabel } from './integration-labels';
import { ManifestNumber } from './ManifestNumber';
import { ManifestOther } from './ManifestOther';
import { PrintButton } from './PrintButton';

const { columns: texts } = manifestTexts;

type Column = EntityColumn<ManifestListItem>;

/** Data columns in the specified order, with the cells specific to this list. */
const dataColumns = gridColumns<ManifestListItem>()(manifestColumns, {
  manifestNumber: {
    renderCell: ({ row, tabIndex }) => <ManifestNumber manifest={row} tabIndex={tabIndex} />,
  },
  dataStatus: {
    display: 'flex',
    renderCell: ({ row }) => (
      <StatusChip
        status={row.dataStatus === 'PENDING' ? 'QUEUED' : row.dataStatus}
        label={transmissionLabel[row.dataStatus]}
      />
    ),
  },
  bookingStatus: { display: 'flex', renderCell: ({ row }) => <BookingCell manifest={row} /> },
});

const printColumn = (
  field: string,
  headerName: string,
  document: 'manifest' | 'labels' | 'summary',
): Column => ({
  field,
  headerName,
  width: document === 'summary' ? 112 : 98,
  display: 'flex',
  align: 'center',
  headerAlign: 'center',
  sortable: false,
  renderCell: ({ row, tabIndex }) => (
    <PrintButton manifest={row} document={document} tabIndex={tabIndex} />
  ),
});

const otherColumn: Column = actionColumn({
  field: 'other',
  headerName: texts.other,
  render: (manifest, tabIndex) => <ManifestOther manifest={manifest} tabIndex={tabIndex} />,
});

/** Columns of the manifested tab, by permission (spec part 1, section 2.13). */
export function useManifestColumns(): Column[] {
  const can = usePermissionCheck();
  const isClientShown = useHasSeveralClients();
  const { clientSettings } = useSession();
  const printsDirectly = usePrintsDirectly();

  /** Headings that depend on the user's permissions; null hides the column. */
  const headings: Readonly<Record<string, string | null>> = {
    clientName: isClientShown ? texts.client : null,
    dataStatus: can('SUPER_ADMIN_CONTENT')
      ? texts.integration
      : can('CUSTOMER_CONTENT')
        ? texts.status
        : null,
  };
  const printColumns = can('PAPERWORK')
    ? [
        printColumn('printManifest', texts.printManifest, 'manifest'),
        printColumn('printLabels', texts.printLabels, 'labels'),
        printColumn('freightSummary', texts.freightSummary, 'summary'),
        ...(clientSettings.some(({ clientId }) => printsDirectly(clientId)) ? [otherColumn] : []),
      ]
    : [];
  const shown = dataColumns.flatMap((column): Column[] => {
    const heading = headings[column.field];
    return heading === null
      ? []
      : [heading === undefined ? column : { ...column, headerName: heading }];
  });
  return [...shown, ...printColumns];
}
