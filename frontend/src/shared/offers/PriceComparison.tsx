import Box from '@mui/material/Box';

import { liveRateTexts as texts } from '@contracts/texts/app/live-rates';
import type { ServicePriceView } from '@contracts/views/offer.view';

import { formatMoney } from '../text/format';
import { compareLines } from './price-lines';

interface PriceComparisonProps {
  readonly live: ServicePriceView;
  readonly rateCard: ServicePriceView;
}

/** Compares the carrier's own price with that of the rate card, line by line. */
export function PriceComparison({ live, rateCard }: PriceComparisonProps) {
  const total = {
    name: 'Total cost',
    live: live.totalCost ?? 0,
    rateCard: rateCard.totalCost ?? 0,
  };
  return (
    <Box component="table" aria-label={texts.comparison} sx={tableSx}>
      <thead>
        <tr>
          <th scope="col">{texts.line}</th>
          <th scope="col">{texts.live}</th>
          <th scope="col">{texts.rateCard}</th>
          <th scope="col">{texts.difference}</th>
        </tr>
      </thead>
      <tbody>
        {compareLines(live, rateCard).map((line) => (
          <Row key={line.name} {...line} />
        ))}
      </tbody>
      <tfoot>
        <Row {...total} isIncluded={false} />
      </tfoot>
    </Box>
  );
}

interface RowProps {
  readonly name: string;
  readonly live: number;
  readonly rateCard: number;
  readonly isIncluded: boolean;
}

const Row = ({ name, live, rateCard, isIncluded }: RowProps) => (
  <tr className={isIncluded ? 'part' : undefined}>
    <th scope="row">{name}</th>
    <td>{formatMoney(live)}</td>
    <td>{formatMoney(rateCard)}</td>
    <td>{difference(live, rateCard)}</td>
  </tr>
);

/** Difference of the carrier's amount from that of the rate card, with its sign. */
function difference(live: number, rateCard: number): string {
  const cents = Math.round(live * 100) - Math.round(rateCard * 100);
  if (cents === 0) return formatMoney(0);
  return `${cents > 0 ? '+' : '−'}${formatMoney(Math.abs(cents) / 100)}`;
}

const tableSx = {
  width: 'calc(100% - 24px)',
  m: '0 12px 8px',
  borderTop: '1px dashed',
  borderColor: 'app.lineStrong',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { p: '2px 0 2px 8px', fontWeight: 400, textAlign: 'right' },
  '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& th:first-of-type': { pl: 0, textAlign: 'left' },
  '& thead th': { color: 'text.secondary' },
  '& .part th:first-of-type': { pl: '12px' },
  '& .part th, & .part td': { color: 'text.secondary' },
  '& tfoot th, & tfoot td': { fontWeight: 600, borderTop: '1px solid', borderColor: 'divider' },
} as const;
