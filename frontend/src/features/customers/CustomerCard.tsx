import Box from '@mui/material/Box';

import { appCustomerTexts as texts } from '@contracts/texts/app/organisations';

import { CardDetails } from '../../shared/grid/CardDetails';
import { CardSelect } from '../../shared/grid/CardSelect';
import type { GridSelection } from '../../shared/grid/grid-state';
import { CustomerAdmins } from './CustomerAdmins';
import { CustomerName, type CustomerNameProps } from './customer-columns';

export interface CustomerCardProps extends Pick<CustomerNameProps, 'customer' | 'onEdit'> {
  readonly selection: GridSelection;
}

/** Card of a customer, for phones. */
export function CustomerCard({ customer, onEdit, selection }: CustomerCardProps) {
  const { id, name, bookingsEmail, contactEmail, clientCount } = customer;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
      <CardSelect id={id} name={name} selection={selection} />
      <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', gap: 2, fontWeight: 500 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <CustomerName customer={customer} onEdit={onEdit} />
          </Box>
          <Box sx={{ color: 'text.secondary' }}>{`${clientCount} ${texts.clients}`}</Box>
        </Box>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{bookingsEmail}</Box>
        <Box sx={{ color: 'app.textMuted', overflowWrap: 'anywhere' }}>{contactEmail}</Box>
        <CardDetails label={texts.admins} recordName={name}>
          {() => <CustomerAdmins customer={customer} />}
        </CardDetails>
      </Box>
    </Box>
  );
}
