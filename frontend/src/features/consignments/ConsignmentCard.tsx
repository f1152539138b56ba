import Box from '@mui/material/Box';

import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { suburbLine } from '../../shared/addresses/suburb-text';
import { CardSelect } from '../../shared/grid/CardSelect';
import type { GridSelection } from '../../shared/grid/grid-state';
import { useIsMultiClientList } from '../../shared/session/several-clients';
import { StatusChip } from '../../shared/status/StatusChip';
import { DateText, MoneyText } from '../../shared/text/values';
import { ConnoteLink } from '../../shared/consignment/ConnoteLink';

export interface ConsignmentCardProps {
  readonly consignment: ConsignmentListItem;
  readonly selection: GridSelection;
}

/** Card of a consignment, for phones. */
export function ConsignmentCard({ consignment, selection }: ConsignmentCardProps) {
  const { offer, dispatchDate, status, state } = consignment;
  const spansClients = useIsMultiClientList();
  return (
    <Box sx={cardSx}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <CardSelect id={consignment.id} name={consignment.connoteNumber} selection={selection} />
        <ConnoteLink consignment={consignment} tabIndex={0} />
        <Box sx={{ flex: 1 }} />
        <StatusChip status={state === 'DELETED' ? 'DELETED' : status} />
      </Box>
      {offer.receiverCompany && <Box sx={{ fontWeight: 500 }}>{offer.receiverCompany}</Box>}
      {spansClients && <Box sx={{ typography: 'body2' }}>{consignment.clientName}</Box>}
      {offer.receiverSuburb && (
        <Box sx={{ color: 'text.secondary' }}>{suburbLine(offer.receiverSuburb)}</Box>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <span>
          <DateText value={dispatchDate} /> ·{' '}
          {offer.carrierDisplayName ?? createConsignmentTexts.noCarrier}
        </span>
        <MoneyText amount={offer.totalCost} />
      </Box>
    </Box>
  );
}

/** The link to the consignment covers its whole card, below the checkbox: a tap anywhere opens it. */
const cardSx = {
  position: 'relative',
  display: 'grid',
  gap: 1,
  '& .AppConnoteLink': { position: 'static' },
  '& .AppConnoteLink::after': { content: '""', position: 'absolute', inset: '-10px -12px' },
  '& .MuiCheckbox-root': { zIndex: 1 },
} as const;
