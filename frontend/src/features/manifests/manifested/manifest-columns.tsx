import { manifestTexts } from '@contracts/texts/spec/manifests';
import type { ManifestListItem } from '@contracts/views/manifest.view';

import { actionColumn, type EntityColumn } from '../../../shared/grid/columns';
import { usePrintsDirectly } from '../../../shared/paperwork/usePaperwork';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { useSession } from '../../../shared/session/useSession';
import { StatusChip } from '../../../shared/status/StatusChip';
import { DateText } from '../../../shared/text/values';
import { useShowsClients } from '../../../shared/session/useShowsClients';
import { BookingCell } from './BookingCell';
import { transmissionLabel } from './integration-labels';
import { ManifestNumber } from './ManifestNumber';
import { ManifestOther } from './ManifestOther';
import { PrintButton } from './PrintButton';

const { columns: words } = manifestTexts;

type Column = EntityColumn<ManifestListItem>;

const facts: Column[] = [
  {
    field: 'createdAt',
    headerName: words.dateSubmitted,
    flex: 150,
    minWidth: 138,
    maxWidth: 156,
    renderCell: ({ row }) => <DateText value={row.createdAt} show="date-minute" />,
  },
  {
    field: 'manifestNumber',
    headerName: words.manifestNumber,
    flex: 116,
    minWidth: 112,
    maxWidth: 140,
    rowHeader: true,
    renderCell: ({ row, tabIndex }) => <ManifestNumber manifest={row} tabIndex={tabIndex} />,
  },
];

const client: Column = {
  field: 'clientName',
  headerName: words.client,
  flex: 160,
  minWidth: 112,
  cellClassName: 'AppStrongCell',
};
const carrier: Column = {
  field: 'carrierDisplayName',
  headerName: words.carrier,
  flex: 150,
  minWidth: 116,
};

const dataStatus = (headerName: string): Column => ({
  field: 'dataStatus',
  headerName,
  flex: 110,
  minWidth: 88,
  maxWidth: 124,
  display: 'flex',
  renderCell: ({ row }) => (
    <StatusChip
      status={row.dataStatus === 'PENDING' ? 'QUEUED' : row.dataStatus}
      label={transmissionLabel[row.dataStatus]}
    />
  ),
});

const booking: Column = {
  field: 'bookingStatus',
  headerName: words.pickupBooking,
  flex: 118,
  minWidth: 106,
  maxWidth: 130,
  display: 'flex',
  renderCell: ({ row }) => <BookingCell manifest={row} />,
};

const print = (
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

const other: Column = actionColumn({
  field: 'other',
  headerName: words.other,
  render: (manifest, tabIndex) => <ManifestOther manifest={manifest} tabIndex={tabIndex} />,
});

/** Columns of the manifested tab, by permission (spec part 1, section 2.13). */
export function useManifestColumns(): Column[] {
  const can = usePermissionCheck();
  const showsClients = useShowsClients();
  const { clientSettings } = useSession();
  const printsDirectly = usePrintsDirectly();

  const status = can('SUPER_ADMIN_CONTENT')
    ? [dataStatus(words.integration)]
    : can('CUSTOMER_CONTENT')
      ? [dataStatus(words.status)]
      : [];
  const prints = can('PAPERWORK')
    ? [
        print('printManifest', words.printManifest, 'manifest'),
        print('printLabels', words.printLabels, 'labels'),
        print('freightSummary', words.freightSummary, 'summary'),
        ...(clientSettings.some(({ clientId }) => printsDirectly(clientId)) ? [other] : []),
      ]
    : [];
  return [...facts, ...(showsClients ? [client] : []), carrier, ...status, booking, ...prints];
}
