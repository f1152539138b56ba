import Box from '@mui/material/Box';

import type { ServicePriceView } from '@contracts/views/offer.view';

import { formatMoney } from '../text/format';
import { priceLines, type PriceLine } from './price-lines';

/** Price breakdown: every component with its reason, and the totals. */
export function PriceBreakdown({ offer }: { readonly offer: ServicePriceView }) {
  return (
    <Box component="dl" aria-label="Price breakdown" sx={listSx}>
      {priceLines(offer).map((line) => (
        <Line key={line.name} line={line} />
      ))}
      <div className="total">
        <dt>Total cost</dt>
        <dd>{formatMoney(offer.totalCost ?? 0)}</dd>
      </div>
    </Box>
  );
}

const Line = ({ line: { name, remark, amount, isIncluded } }: { readonly line: PriceLine }) => (
  <div className={isIncluded ? 'part' : undefined}>
    <dt>
      {name} {remark && <span>{remark}</span>}
    </dt>
    <dd>{formatMoney(amount)}</dd>
  </div>
);

const listSx = {
  m: '0 12px',
  py: 2,
  borderTop: '1px dashed',
  borderColor: 'app.lineStrong',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, py: '1px' },
  '& dt': { color: 'text.primary', minWidth: 0 },
  '& dt span': { color: 'text.secondary' },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
  '& .part': { pl: '12px', typography: 'body2' },
  '& .part dt, & .part dd': { color: 'text.secondary' },
  '& .total': {
    mt: 1,
    pt: 1,
    borderTop: '1px solid',
    borderColor: 'divider',
    '& dt, & dd': { fontWeight: 600 },
  },
} as const;
