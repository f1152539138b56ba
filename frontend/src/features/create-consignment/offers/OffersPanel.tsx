import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';

import { consignmentFormTexts } from '@contracts/texts/app/create-consignment';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';
import type { ExplainedOffersView, OfferHintView } from '@contracts/views/offer.view';

import { rejectionOf } from '../../../shared/api/api-error';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { NoOffers } from '../../../shared/offers/NoOffers';
import { PendingCarriers } from '../../../shared/offers/PendingCarriers';
import { RejectionList } from '../../../shared/offers/RejectionList';
import { Tag } from '../../../shared/status/Tag';
import type { OfferOrder } from './offer-order';
import { OfferList } from './OfferList';
import type { OffersState } from './useOffers';

export interface OffersPanelProps {
  readonly state: OffersState;
}

/** Offers for the form, cheapest or earliest first, with price breakdowns. */
export function OffersPanel({ state }: OffersPanelProps) {
  const [order, setOrder] = useState<OfferOrder>('cheapest');
  const { response, offers, isCalculating } = state;

  return (
    <Box component="section" aria-label="Carrier offers" aria-busy={isCalculating}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 30 }}>
        <Typography variant="h2">Carrier offers</Typography>
        {offers.length > 0 && <Tag>{offers.length}</Tag>}
        <Box sx={{ flex: 1 }} />
        <OrderSwitch order={order} onChange={setOrder} />
      </Box>
      <Calculating isShown={isCalculating} hasOffers={offers.length > 0} />
      <OfferResults state={state} />
      <OfferList state={state} order={order} />
      <PendingCarriers pending={state.pending} error={state.liveError} onRetry={state.retryLive} />
      {response && <Remarks hints={response.hints} rejections={state.rejections} />}
    </Box>
  );
}

/** Previous offers stay visible while new ones are calculated; the first time only a message is shown. */
function Calculating({
  isShown,
  hasOffers,
}: {
  readonly isShown: boolean;
  readonly hasOffers: boolean;
}) {
  return (
    <Box role="status" sx={{ minHeight: 12, pt: '5px' }}>
      {isShown && (
        <>
          <LinearProgress aria-label={createConsignmentTexts.calculating} sx={{ height: 2 }} />
          {!hasOffers && (
            <Typography sx={{ color: 'text.secondary', py: 3 }}>
              {createConsignmentTexts.calculating}
            </Typography>
          )}
        </>
      )}
    </Box>
  );
}

/** Explains an empty list: not requested yet, failed, or no carrier available. */
function OfferResults({ state }: OffersPanelProps) {
  const { response, offers, rejections, error, isCalculating, refetch } = state;
  if (error && !isCalculating)
    return (
      <ErrorState message={rejectionOf(error, createConsignmentTexts.noOffers)} onRetry={refetch} />
    );
  if (isCalculating || offers.length > 0) return null;
  if (response) return <NoOffers rejections={rejections} />;
  return (
    <Typography sx={{ color: 'app.textMuted' }}>
      {consignmentFormTexts.offersAppearWhenComplete}
    </Typography>
  );
}

/** Text of a hint; one that several services of a carrier share is shown once. */
const hintText = ({ carrier, message }: OfferHintView) => `${carrier}: ${message}`;

function Remarks({ hints, rejections }: Pick<ExplainedOffersView, 'hints' | 'rejections'>) {
  return (
    <>
      {[...new Set(hints.map(hintText))].map((text) => (
        <Alert key={text} severity="info" sx={{ mt: 2 }}>
          {text}
        </Alert>
      ))}
      <RejectionList rejections={rejections} />
    </>
  );
}

interface OrderSwitchProps {
  readonly order: OfferOrder;
  readonly onChange: (order: OfferOrder) => void;
}

/** Memoised: typing in the form does not re-render it. */
const OrderSwitch = memo(function OrderSwitch({ order, onChange }: OrderSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={order}
      aria-label="Sort offers"
      onChange={(_event, next: OfferOrder | null) => {
        if (next) onChange(next);
      }}
    >
      <ToggleButton value="cheapest">Cheapest</ToggleButton>
      <ToggleButton value="fastest">Fastest</ToggleButton>
    </ToggleButtonGroup>
  );
});
