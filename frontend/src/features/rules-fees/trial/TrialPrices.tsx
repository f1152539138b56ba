import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';

import { appRulesTexts } from '@contracts/texts/app/rules-fees';
import type { ServicePriceView } from '@contracts/views/offer.view';
import type { RulesTrialView } from '@contracts/views/rules.view';

import { PriceBreakdown } from '../../../shared/offers/PriceBreakdown';
import { RejectionList } from '../../../shared/offers/RejectionList';
import { MoneyText } from '../../../shared/text/values';
import type { Trial } from './useTrial';

const { trial: texts } = appRulesTexts;

interface TrialPricesProps {
  readonly trial: Trial;
  /** Prices with the saved values, if they differ. */
  readonly previous: RulesTrialView | undefined;
}

/** Price of each service, with the same breakdown as offers. */
export function TrialPrices({ trial, previous }: TrialPricesProps) {
  const { isRequested, isCalculating, result, message } = trial;
  return (
    <Box component="section" aria-label={texts.price} aria-busy={isCalculating}>
      <Box role="status" sx={{ minHeight: 8 }}>
        {isCalculating && <LinearProgress aria-label={texts.calculating} sx={{ height: 2 }} />}
        {!isRequested && <Box sx={{ color: 'app.textMuted' }}>{texts.wait}</Box>}
      </Box>
      {message && <Alert severity="error">{message}</Alert>}
      {result && <TrialResult result={result} previous={previous} isOutdated={isCalculating} />}
    </Box>
  );
}

interface TrialResultProps extends Pick<TrialPricesProps, 'previous'> {
  readonly result: RulesTrialView;
  readonly isOutdated: boolean;
}

const TrialResult = ({
  result: { offers, rejections, hints },
  previous,
  isOutdated,
}: TrialResultProps) => (
  <Box
    sx={{ display: 'grid', gap: 2, ...(isOutdated && { opacity: 0.86, filter: 'grayscale(1)' }) }}
  >
    {offers.length === 0 && <Alert severity="warning">{texts.nothing}</Alert>}
    {offers.map((offer) => (
      <Service key={offer.carrierServiceTypeId} offer={offer} was={priceOf(offer, previous)} />
    ))}
    {hints.map(({ serviceType, message }) => (
      <Alert key={`${serviceType}${message}`} severity="info">
        {serviceType}: {message}
      </Alert>
    ))}
    <RejectionList rejections={rejections} />
  </Box>
);

/** Undefined if the service had no price, or the same one. */
function priceOf(
  { carrierServiceTypeId: id, totalCost }: ServicePriceView,
  previous: RulesTrialView | undefined,
): number | undefined {
  const was = previous?.offers.find((offer) => offer.carrierServiceTypeId === id)?.totalCost;
  return was === totalCost ? undefined : (was ?? undefined);
}

interface ServiceProps {
  readonly offer: ServicePriceView;
  readonly was: number | undefined;
}

const Service = ({ offer, was }: ServiceProps) => (
  <Box component="section" aria-label={offer.displayServiceType ?? ''} sx={cardSx}>
    <Box sx={{ display: 'flex', gap: 2, p: '9px 12px', fontWeight: 600 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{offer.displayServiceType}</Box>
      {was !== undefined && (
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          {texts.was} <MoneyText amount={was} />
        </Box>
      )}
      <MoneyText amount={offer.totalCost} />
    </Box>
    {offer.totalCost !== 0 && <PriceBreakdown offer={offer} />}
  </Box>
);

const cardSx = {
  border: 1,
  borderColor: 'app.lineStrong',
  borderRadius: '10px',
  bgcolor: 'background.paper',
} as const;
