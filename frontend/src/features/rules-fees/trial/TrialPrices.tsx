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

const { trial: words } = appRulesTexts;

/** Price of each service, with the breakdown that offers show. */
export function TrialPrices({ trial }: { readonly trial: Trial }) {
  const { isAsked, isCalculating, answer, message } = trial;
  return (
    <Box component="section" aria-label={words.price} aria-busy={isCalculating}>
      <Box role="status" sx={{ minHeight: 8 }}>
        {isCalculating && <LinearProgress aria-label={words.calculating} sx={{ height: 2 }} />}
        {!isAsked && <Box sx={{ color: 'app.textMuted' }}>{words.wait}</Box>}
      </Box>
      {message && <Alert severity="error">{message}</Alert>}
      {answer && <Answer answer={answer} isOld={isCalculating} />}
    </Box>
  );
}

interface AnswerProps {
  readonly answer: RulesTrialView;
  readonly isOld: boolean;
}

const Answer = ({ answer: { offers, rejections, hints }, isOld }: AnswerProps) => (
  <Box sx={{ display: 'grid', gap: 2, ...(isOld && { opacity: 0.86, filter: 'grayscale(1)' }) }}>
    {offers.length === 0 && <Alert severity="warning">{words.nothing}</Alert>}
    {offers.map((offer) => (
      <Service key={offer.carrierServiceTypeId} offer={offer} />
    ))}
    {hints.map(({ serviceType, message }) => (
      <Alert key={`${serviceType}${message}`} severity="info">
        {serviceType}: {message}
      </Alert>
    ))}
    <RejectionList rejections={rejections} />
  </Box>
);

const Service = ({ offer }: { readonly offer: ServicePriceView }) => (
  <Box component="section" aria-label={offer.displayServiceType ?? ''} sx={cardSx}>
    <Box sx={{ display: 'flex', gap: 2, p: '9px 12px', fontWeight: 600 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{offer.displayServiceType}</Box>
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
