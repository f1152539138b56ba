import type { ItemBody } from './request-bodies.js';

const BASE_CENTS = 742;
const CENTS_PER_KILOGRAM = 113;

const dollars = (cents: number): number => cents / 100;

/** A price by weight and postcodes: the same for the same goods, in the format documented for the account. */
export function summaryOf(
  items: readonly ItemBody[],
  postcodes: { readonly from: string; readonly to: string },
  { isStarTrack, fuelPercent }: { readonly isStarTrack: boolean; readonly fuelPercent: number },
) {
  const kilograms = items.reduce((sum, { weight }) => sum + weight, 0);
  const distance = Math.abs(Number(postcodes.from) - Number(postcodes.to));
  const freight = BASE_CENTS * items.length + Math.ceil(kilograms * CENTS_PER_KILOGRAM) + distance;
  const fuel = Math.round((freight * fuelPercent) / 100);
  const handling = kilograms > 20 ? 760 : 0;
  const withoutGst = freight + fuel + handling;
  const gst = Math.round(withoutGst / 10);
  const totals = {
    total_cost: dollars(withoutGst + gst),
    total_cost_ex_gst: dollars(withoutGst),
    fuel_surcharge: dollars(fuel),
    total_gst: dollars(gst),
  };
  return isStarTrack
    ? { ...totals, freight_charge: dollars(freight), security_surcharge: dollars(handling) }
    : { ...totals, ...(handling > 0 && { manual_handling_surcharge: dollars(handling) }) };
}
