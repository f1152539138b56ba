import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { MAX_DELIVERIES_COUNTED } from '@contracts/rules/webhook';
import { appDeliveryTexts as texts } from '@contracts/texts/app/webhook-deliveries';
import type { DeliveryFiguresView } from '@contracts/views/webhook-delivery.view';

import { EMPTY_VALUE } from '../../../shared/text/format';
import { DateText } from '../../../shared/text/values';

const countOf = (count: number): string =>
  `${count.toLocaleString('en-AU')}${count >= MAX_DELIVERIES_COUNTED ? '+' : ''}`;

/** Success rate of deliveries that ended in the last 24 hours; a dash without any. */
function shareOf({ delivered, givenUp }: DeliveryFiguresView): string {
  const ended = delivered + givenUp;
  return ended === 0 ? EMPTY_VALUE : `${((100 * delivered) / ended).toFixed(1)}%`;
}

/** Figures of the last 24 hours, and of waiting deliveries. */
export const DeliveryFigures = ({ figures }: { readonly figures: DeliveryFiguresView }) => (
  <Box component="dl" aria-label={texts.figures} sx={figuresSx}>
    <Figure name={texts.delivered}>{countOf(figures.delivered)}</Figure>
    <Figure name={texts.share}>{shareOf(figures)}</Figure>
    <Figure name={texts.givenUp}>{countOf(figures.givenUp)}</Figure>
    <Figure name={texts.waiting}>{countOf(figures.waiting)}</Figure>
    {figures.oldestWaitingAt !== null && (
      <Figure name={texts.oldest}>
        <DateText value={figures.oldestWaitingAt} show="date-minute" />
      </Figure>
    )}
  </Box>
);

const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const figuresSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: 3,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontSize: '1.125rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const;
