import Box from '@mui/material/Box';

import type { CustomerCarrierView } from '@contracts/views/carrier.view';

import { CardSelect } from '../../shared/grid/CardSelect';
import { RowName } from '../../shared/grid/RowName';
import type { GridSelection } from '../../shared/grid/grid-state';
import { ViewClientsButton } from './carrier-columns';
import type { CarrierActions } from './useCarrierActions';

export interface CarrierCardProps {
  readonly record: CustomerCarrierView;
  readonly actions: CarrierActions;
  readonly selection: GridSelection;
}

/** Card of a carrier, for phones. */
export function CarrierCard({ record, actions, selection }: CarrierCardProps) {
  const { carrier, transferType, server, bookingServer, formattedBookingType } = record;
  const transfer = [transferType, server].filter(Boolean).join(' ');
  const booking = [formattedBookingType, bookingServer].filter(Boolean).join(' ');
  return (
    <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <CardSelect id={record.id} name={carrier.displayName} selection={selection} />
        <RowName
          name={carrier.displayName}
          onClick={() => {
            actions.open(record);
          }}
        />
        <Box sx={{ flex: 1 }} />
        <ViewClientsButton record={record} actions={actions} />
      </Box>
      {transfer && <Box sx={{ color: 'text.secondary' }}>{transfer}</Box>}
      <Box sx={{ color: 'text.secondary' }}>{booking}</Box>
      <Box sx={{ color: 'app.textMuted' }}>{carrier.serviceTypesString}</Box>
    </Box>
  );
}
