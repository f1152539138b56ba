import fc from 'fast-check';

import { parseCarrierJson } from '../kit/carrier-json.js';
import { linesOf } from './rating.js';
import { pricesBody } from './wire.js';

/** The summary of a price response, as received. */
const read = (amounts: string) => {
  const text = `{"shipments": [{"shipment_summary": {${amounts}}}]}`;
  const [shipment] = pricesBody.parse(parseCarrierJson(text)).shipments;
  if (!shipment) throw new Error('no shipment');
  return shipment.shipment_summary;
};

describe('lines of an Australia Post price', () => {
  it('match the published eParcel example', () => {
    const summary = read(
      `"total_cost": 13.00, "total_cost_ex_gst": 11.82, "fuel_surcharge": 2.15,
       "manual_handling_surcharge": 7.60, "total_gst": 1.18`,
    );

    expect(linesOf(summary)).toEqual([
      { code: 'FREIGHT', cents: 207 },
      { code: 'FUEL', cents: 215 },
      { code: 'CARRIER_MANUAL_HANDLING', cents: 760 },
      { code: 'GST', cents: 118 },
    ]);
  });

  it('match the published StarTrack example', () => {
    const summary = read(
      `"freight_charge": 30.00, "fuel_surcharge": 6.30, "security_surcharge": 2.20,
       "total_gst": 3.85, "total_cost": 42.35`,
    );

    expect(linesOf(summary)).toEqual([
      { code: 'FREIGHT', cents: 3000 },
      { code: 'FUEL', cents: 630 },
      { code: 'CARRIER_SECURITY', cents: 220 },
      { code: 'GST', cents: 385 },
    ]);
  });

  it('state the amount they do not explain', () => {
    const summary = read('"freight_charge": 10.00, "total_gst": 1.00, "total_cost": 11.70');

    expect(linesOf(summary)).toContainEqual({ code: 'OTHER', cents: 70 });
  });

  const dollars = fc
    .tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 99 }))
    .map(([whole, part]) => `${whole}.${String(part).padStart(2, '0')}`);
  const field = fc.constantFrom(
    'total_cost_ex_gst',
    'fuel_surcharge',
    'freight_charge',
    'security_surcharge',
    'manual_handling_surcharge',
    'transit_cover_charge',
    'total_gst',
  );

  it('are parsed from the digits: as floats, 1.005 would become 1.00 and 0.285 would become 0.28', () => {
    const summary = read('"freight_charge": 1.005, "total_gst": 0.285, "total_cost": 1.295');

    expect(linesOf(summary)).toEqual([
      { code: 'FREIGHT', cents: 101 },
      { code: 'GST', cents: 29 },
    ]);
  });

  it('add up to the total to the cent, whatever the carrier returns', () => {
    const results = fc.tuple(dollars, fc.dictionary(field, dollars));

    fc.assert(
      fc.property(results, ([total, amounts]) => {
        const others = Object.entries(amounts).map(([name, amount]) => `, "${name}": ${amount}`);
        const summary = read(`"total_cost": ${total}${others.join('')}`);

        const sum = linesOf(summary).reduce((cents, line) => cents + line.cents, 0);

        expect(String(sum)).toBe(total.replace('.', '').replace(/^0+(?=\d)/, ''));
      }),
      { numRuns: 10_000 },
    );
  });
});
