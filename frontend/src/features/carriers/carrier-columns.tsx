import IconButton from '@mui/material/IconButton';
import { Users } from 'lucide-react';

import { appCarrierTexts } from '@contracts/texts/app/carriers';
import type { CustomerCarrierView } from '@contracts/views/carrier.view';

import type { EntityColumn } from '../../shared/grid/columns';
import { RowName } from '../../shared/grid/RowName';
import { EMPTY_VALUE } from '../../shared/text/format';
import type { CarrierActions } from './useCarrierActions';

const { columns: texts } = appCarrierTexts;
const QUIET = 'AppQuietCell';

/** CARRIER-08. */
export const ViewClientsButton = (props: {
  readonly record: CustomerCarrierView;
  readonly actions: CarrierActions;
  readonly tabIndex?: 0 | -1;
}) => (
  <IconButton
    size="small"
    tabIndex={props.tabIndex ?? 0}
    aria-label={`${texts.viewClients} ${props.record.carrier.displayName}`}
    title={texts.viewClients}
    onClick={() => {
      props.actions.viewClients(props.record);
    }}
  >
    <Users size={14} strokeWidth={1.6} aria-hidden />
  </IconButton>
);

const textColumn = (
  field: 'transferType' | 'server' | 'bookingServer' | 'username',
  size: Pick<EntityColumn<CustomerCarrierView>, 'width' | 'flex' | 'minWidth'>,
): EntityColumn<CustomerCarrierView> => ({
  field,
  headerName: texts[field],
  ...size,
  renderCell: ({ row }) => row[field] ?? EMPTY_VALUE,
});

/** CARRIER-01 to CARRIER-08, in the specified order. */
export const carrierColumns = (actions: CarrierActions): EntityColumn<CustomerCarrierView>[] => [
  {
    field: 'displayName',
    headerName: texts.displayName,
    flex: 1,
    minWidth: 138,
    rowHeader: true,
    cellClassName: 'AppStrongCell',
    renderCell: ({ row, tabIndex }) => (
      <RowName
        name={row.carrier.displayName}
        tabIndex={tabIndex}
        onClick={() => {
          actions.open(row);
        }}
      />
    ),
  },
  {
    field: 'serviceTypesString',
    headerName: texts.serviceTypes,
    flex: 1.2,
    minWidth: 130,
    cellClassName: QUIET,
    renderCell: ({ row }) => row.carrier.serviceTypesString || EMPTY_VALUE,
  },
  textColumn('transferType', { width: 112 }),
  textColumn('server', { flex: 1, minWidth: 128 }),
  {
    field: 'formattedBookingType',
    headerName: texts.bookingType,
    width: 122,
    renderCell: ({ row }) => row.formattedBookingType,
  },
  textColumn('bookingServer', { flex: 1, minWidth: 128 }),
  textColumn('username', { width: 130 }),
  {
    field: 'viewClients',
    headerName: texts.viewClients,
    width: 104,
    sortable: false,
    display: 'flex',
    renderCell: ({ row, tabIndex }) => (
      <ViewClientsButton record={row} actions={actions} tabIndex={tabIndex} />
    ),
  },
];
