import type { FeeData, LivePriceData, OfferData } from '@contracts/events/offer.data.js';
import { liveRateTexts } from '@contracts/texts/app/live-rates.js';

import { interpolate } from '../../platform/interpolate.js';
import type { LiveServiceTariff } from '../tariffs/client-tariff.js';
import { toOfferedService } from './price-service.js';

/** One amount of a carrier's price, in cents: FREIGHT, FUEL, GST, OTHER or `CARRIER_<NAME>`. */
export interface CarrierPriceLine {
  readonly code: string;
  readonly cents: number;
}

/** A carrier's own price, with the stored response it came from. */
export interface LivePrice {
  readonly rateId: number;
  readonly totalCents: number;
  readonly lines: readonly CarrierPriceLine[];
  readonly data: LivePriceData;
  readonly roundTripMs: number;
  /** True for an earlier response, shown while the carrier does not respond. */
  readonly isAsQuoted: boolean;
}

/** Version of the trace of a live offer; changes with its shape. */
const LIVE_ENGINE = 'live-1';

interface ShipmentFacts {
  readonly etaDate: string | null;
  readonly deadWeight: number;
}

/**
 * An offer with the carrier's own price. Its amounts add up to the carrier's total: freight, fuel, GST, and a fee for
 * everything else. The chargeable weight is the dead weight, since the carrier returns none.
 */
export function toLiveOfferData(
  tariff: LiveServiceTariff,
  { totalCents, lines, data, roundTripMs }: Omit<LivePrice, 'rateId' | 'isAsQuoted'>,
  { etaDate, deadWeight }: ShipmentFacts,
): OfferData {
  const sumOf = (code: string) =>
    lines.reduce((sum, line) => (line.code === code ? sum + line.cents : sum), 0);
  return {
    ...toOfferedService(tariff),
    pricingMethod: 'LIVE',
    chargeableWeight: deadWeight,
    freightCents: sumOf('FREIGHT'),
    category1Fees: lines.filter(({ code }) => !ownFields.has(code)).map(toFee(tariff)),
    category2Fees: [],
    fuelSurchargeCents: sumOf('FUEL'),
    gstCents: sumOf('GST'),
    totalCents,
    etaDate,
    source: 'LIVE',
    live: data,
    rateCardVersionId: null,
    rulesVersionId: null,
    engineVersion: LIVE_ENGINE,
    trace: { engine: LIVE_ENGINE, ...data, roundTripMs, lines },
  };
}

/** Amounts with a field of their own in every offer. */
const ownFields: ReadonlySet<string> = new Set(['FREIGHT', 'FUEL', 'GST']);

const toFee =
  ({ carrier: { displayName: carrier } }: LiveServiceTariff) =>
  ({ code, cents }: CarrierPriceLine): FeeData => ({
    code,
    cents,
    why: interpolate(code === 'OTHER' ? liveRateTexts.rest : liveRateTexts.charged, { carrier }),
  });
