import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import type { SxProps, Theme } from '@mui/material/styles';

import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';
import { appQuoteTexts as texts } from '@contracts/texts/app/quick-quote';
import type { OfferView } from '@contracts/views/offer.view';

import { LiveTag } from '../../shared/offers/LiveTag';
import { NoOffers } from '../../shared/offers/NoOffers';
import { PendingCarriers } from '../../shared/offers/PendingCarriers';
import { RejectionList } from '../../shared/offers/RejectionList';
import { isBookable } from '../../shared/offers/useLiveOffers';
import { EtaText, MoneyText } from '../../shared/text/values';
import { keyOf, type QuoteOffers } from './useQuoteOffers';

/** Offers of the quote; the selected one is saved with it. */
export function QuoteOfferList({ offers: state }: { readonly offers: QuoteOffers }) {
  const { offers, rejections, pending, isRequested, isCalculating } = state;
  return (
    <Box aria-busy={isCalculating}>
      <Box role="status" sx={{ minHeight: 8 }}>
        {isCalculating && (
          <LinearProgress aria-label={createConsignmentTexts.calculating} sx={{ height: 2 }} />
        )}
        {!isRequested && (
          <Box sx={{ color: 'app.textMuted' }}>{texts.offersAppearWhenComplete}</Box>
        )}
      </Box>
      {isRequested && !isCalculating && <Failure offers={state} />}
      <Box role="radiogroup" aria-label={texts.offers} sx={listSx} data-old={isCalculating}>
        {offers.map((offer) => (
          <QuoteOffer key={keyOf(offer)} offer={offer} state={state} />
        ))}
      </Box>
      <PendingCarriers pending={pending} error={state.liveError} onRetry={state.retryLive} />
      {isRequested && offers.length > 0 && <RejectionList rejections={rejections} />}
    </Box>
  );
}

/** Reason there are no offers. */
function Failure({ offers: { message, offers, rejections } }: { readonly offers: QuoteOffers }) {
  if (message) return <Alert severity="error">{message}</Alert>;
  return offers.length === 0 ? <NoOffers rejections={rejections} /> : null;
}

interface QuoteOfferProps {
  readonly offer: OfferView;
  readonly state: QuoteOffers;
}

const QuoteOffer = ({ offer, state }: QuoteOfferProps) => (
  <label data-on={offer === state.selected}>
    <Radio
      name="quote-offer"
      size="small"
      checked={offer === state.selected}
      disabled={!isBookable(offer)}
      onChange={() => {
        state.choose(offer);
      }}
    />
    <span className="who">
      <b>{offer.carrierDisplayName}</b>
      {offer.displayServiceType}
      {offer.live && (
        <Box component="span" sx={{ display: 'block' }}>
          <LiveTag live={offer.live} />
        </Box>
      )}
    </span>
    <span className="much">
      <b>
        <MoneyText amount={offer.totalCost} />
      </b>
      <EtaText {...offer} />
    </span>
  </label>
);

const listSx: SxProps<Theme> = {
  display: 'grid',
  gap: '6px',
  mt: 1,
  '&[data-old="true"]': { opacity: 0.86, filter: 'grayscale(1)' },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    pl: 2,
    pr: 3,
    py: '6px',
    border: 1,
    borderColor: 'app.lineStrong',
    borderRadius: '10px',
    cursor: 'pointer',
    color: 'text.secondary',
  },
  '& label[data-on="true"]': { borderColor: 'primary.main' },
  '& b': { display: 'block', fontWeight: 600, color: 'text.primary' },
  '& .who': { flex: 1, minWidth: 0 },
  '& .much': { textAlign: 'right' },
};
