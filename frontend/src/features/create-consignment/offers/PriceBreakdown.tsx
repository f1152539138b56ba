import Box from '@mui/material/Box';

import type { OfferView } from '@contracts/views/offer.view';

import { formatMoney } from '../../../shared/text/money';

/** How the price is made: every part, the reasons of the fees, and the sum of what stands above it. */
export function PriceBreakdown({ offer }: { readonly offer: OfferView }) {
  const reasons = (category: 1 | 2) =>
    offer.feeDetails
      .filter((fee) => fee.category === category)
      .map(({ code }) => code.replaceAll('_', ' ').toLowerCase())
      .join(', ');
  const lines: [string, string, number | null][] = [
    ['Freight cost', weightText(offer), offer.freightCost],
    ['Fuel surcharge', '', offer.fuelSurcharge],
    ['Surcharges', reasons(1), offer.category1Fees],
    ['Additional costs', reasons(2), offer.category2Fees],
    ['GST', '10%', offer.gst],
  ];

  return (
    <Box component="dl" aria-label="How the price is made" sx={listSx}>
      {lines.map(([name, remark, amount]) => (
        <div key={name}>
          <dt>
            {name} <span>{remark}</span>
          </dt>
          <dd>{formatMoney(amount ?? 0)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>Total cost</dt>
        <dd>{formatMoney(offer.totalCost ?? 0)}</dd>
      </div>
    </Box>
  );
}

const weightText = ({ chargeableWeight, pricingMethod }: OfferView) =>
  chargeableWeight === null ? '' : `${chargeableWeight} kg, ${pricingMethod ?? ''}`;

const listSx = {
  m: '0 12px',
  py: 2,
  borderTop: '1px dashed',
  borderColor: 'app.lineStrong',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, py: '1px' },
  '& dt': { color: 'text.primary' },
  '& dt span': { color: 'text.secondary' },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
  '& .total': {
    mt: 1,
    pt: 1,
    borderTop: '1px solid',
    borderColor: 'divider',
    '& dt, & dd': { fontWeight: 600 },
  },
} as const;
