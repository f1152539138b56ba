import type { FeeView, ServicePriceView } from '@contracts/views/offer.view';

/** One amount of a price, in dollars, with its reason. */
export interface PriceLine {
  readonly name: string;
  readonly remark: string;
  readonly amount: number;
  /** Whether it is included in the line above. */
  readonly isIncluded?: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads one step of the price trace, to which the engine may add fields (docs/pricing.md). */
function traceStep(offer: ServicePriceView, name: string): unknown {
  return isRecord(offer.explanation) ? offer.explanation[name] : undefined;
}

function percent(offer: ServicePriceView, name: 'fuel' | 'gst'): string {
  const step = traceStep(offer, name);
  return isRecord(step) && typeof step['pct'] === 'number' ? `${step['pct']}%` : '';
}

/** '56 kg by carton, MEL to SYD'. */
function freightRemark(offer: ServicePriceView): string {
  // a carrier's own price is not calculated from weight and lane
  if (offer.source === 'LIVE') return '';
  const { chargeableWeight, pricingMethod } = offer;
  const lane = traceStep(offer, 'lane');
  const goods = [
    chargeableWeight === null ? '' : `${chargeableWeight} kg`,
    pricingMethod ? `by ${pricingMethod.toLowerCase()}` : '',
  ]
    .filter(Boolean)
    .join(' ');
  return [goods, typeof lane === 'string' ? lane.replace('>', ' to ') : '']
    .filter(Boolean)
    .join(', ');
}

const codeText = (code: string) => {
  const text = code
    .replace(/^CARRIER_/, '')
    .replaceAll('_', ' ')
    .toLowerCase();
  return (text.charAt(0).toUpperCase() + text.slice(1)).replace('Po box', 'PO box');
};

/** Reasons start with the fee's name, which is redundant here. */
function feeLine({ code, why, amount }: FeeView): PriceLine {
  const name = codeText(code);
  const isNamed = why.toLowerCase().startsWith(name.toLowerCase());
  const remark = isNamed ? why.slice(name.length).replace(/^[:, ]+/, '') : why;
  return { name, remark, amount, isIncluded: true };
}

function feeLines(offer: ServicePriceView, category: 1 | 2): PriceLine[] {
  const name = category === 1 ? 'Surcharges' : 'Additional costs';
  const amount = (category === 1 ? offer.category1Fees : offer.category2Fees) ?? 0;
  const fees = offer.feeDetails.filter((fee) => fee.category === category);
  return [{ name, remark: '', amount }, ...fees.map(feeLine)];
}

/** CON-149: all components of a price, including each fee with its reason. */
export const priceLines = (offer: ServicePriceView): PriceLine[] => [
  { name: 'Freight cost', remark: freightRemark(offer), amount: offer.freightCost ?? 0 },
  { name: 'Fuel surcharge', remark: percent(offer, 'fuel'), amount: offer.fuelSurcharge ?? 0 },
  ...feeLines(offer, 1),
  ...feeLines(offer, 2),
  { name: 'GST', remark: offer.source === 'LIVE' ? '' : '10%', amount: offer.gst ?? 0 },
];

/** One line of two prices of the same service, in dollars. */
export interface ComparedLine {
  readonly name: string;
  readonly live: number;
  readonly rateCard: number;
  readonly isIncluded: boolean;
}

/** Lines that at least one of the two prices has, in order. */
export function compareLines(live: ServicePriceView, rateCard: ServicePriceView): ComparedLine[] {
  const [liveLines, rateCardLines] = [priceLines(live), priceLines(rateCard)];
  const heads = rateCardLines.filter(({ isIncluded }) => !isIncluded);
  return heads.flatMap(({ name }) => {
    const names = new Set([...partsOf(name, rateCardLines), ...partsOf(name, liveLines)]);
    const toLine = (line: string, isIncluded: boolean): ComparedLine => ({
      name: line,
      live: amountOf(line, liveLines),
      rateCard: amountOf(line, rateCardLines),
      isIncluded,
    });
    return [toLine(name, false), ...[...names].map((part) => toLine(part, true))];
  });
}

/** Names of the lines that are parts of the line with this name. */
function partsOf(name: string, lines: readonly PriceLine[]): string[] {
  const first = lines.findIndex((line) => line.name === name && !line.isIncluded) + 1;
  const rest = lines.slice(first);
  const end = rest.findIndex(({ isIncluded }) => !isIncluded);
  return (end < 0 ? rest : rest.slice(0, end)).map((line) => line.name);
}

const amountOf = (name: string, lines: readonly PriceLine[]): number =>
  lines.filter((line) => line.name === name).reduce((sum, { amount }) => sum + amount, 0);
