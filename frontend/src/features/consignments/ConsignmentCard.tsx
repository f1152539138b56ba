import Box from '@mui/material/Box';

import { createConsignmentTexts } from '@contracts/texts/create-consignment';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { suburbLine } from '../../shared/addresses/suburb-text';
import { StatusChip } from '../../shared/status/StatusChip';
import { DateText } from '../../shared/text/DateText';
import { MoneyText } from '../../shared/text/MoneyText';
import { ConnoteLink } from '../../shared/consignment/ConnoteLink';

/** A consignment on a phone. */
export function ConsignmentCard({ consignment }: { readonly consignment: ConsignmentListItem }) {
  const { offer, dispatchDate, status, state } = consignment;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <ConnoteLink consignment={consignment} tabIndex={0} />
        <StatusChip status={state === 'DELETED' ? 'DELETED' : status} />
      </Box>
      <Box sx={{ fontWeight: 500 }}>{offer.receiverCompany}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {offer.receiverSuburb && suburbLine(offer.receiverSuburb)}
      </Box>
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
