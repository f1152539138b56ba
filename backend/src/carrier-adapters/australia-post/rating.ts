import type { z } from 'zod';

import {
  cents,
  type PriceLine,
  type QuotedService,
  Rejected,
  type Shipment,
} from '../kit/index.js';
import { requestJson, type AustraliaPostCall } from './call-api.js';
import { toShipmentBody } from './shipment-body.js';
import { pricesBody } from './wire.js';

type Summary = z.infer<typeof pricesBody>['shipments'][number]['shipment_summary'];

/**
 * Prices the shipment with each service in one call. If the carrier rejects one of them it rejects them all, so each is
 * then priced separately, with its own reason.
 */
export async function quote(
  shipment: Shipment,
  services: readonly string[],
  call: AustraliaPostCall,
): Promise<QuotedService[]> {
  try {
    return await pricesOf(shipment, services, call);
  } catch (error) {
    if (!(error instanceof Rejected) || error.code === 'CREDENTIALS') throw error;
    const [only, ...others] = services;
    if (only !== undefined && others.length === 0) return [rejectedService(only, error)];
    const results: QuotedService[] = [];
    for (const service of services) results.push(...(await quote(shipment, [service], call)));
    return results;
  }
}

async function pricesOf(
  shipment: Shipment,
  services: readonly string[],
  call: AustraliaPostCall,
): Promise<QuotedService[]> {
  const { shipments } = await requestJson(
    call,
    {
      name: 'prices',
      method: 'POST',
      path: '/prices/shipments',
      body: {
        shipments: services.map((service) => toPricedBody({ ...shipment, service }, call)),
      },
      isChange: false,
    },
    pricesBody,
  );
  return services.flatMap((service, index) => {
    const summary = shipments[index]?.shipment_summary;
    return summary
      ? [{ service, totalCents: summary.total_cost, lines: linesOf(summary) }]
      : [
          rejectedService(service, {
            code: 'NO_PRICE',
            message: 'Australia Post returned no price',
          }),
        ];
  });
}

/** Pricing needs suburbs and items, not names. */
function toPricedBody(shipment: Shipment, call: AustraliaPostCall) {
  const { from, to, items, movement_type } = {
    movement_type: undefined,
    ...toShipmentBody(shipment, call.settings),
  };
  const toLocality = ({ suburb, state, postcode }: typeof from) => ({ suburb, state, postcode });
  return {
    ...(movement_type !== undefined && { movement_type }),
    from: toLocality(from),
    to: toLocality(to),
    items,
  };
}

const rejectedService = (
  service: string,
  { code, message }: { readonly code: string; readonly message: string },
): QuotedService => ({ service, refusal: { code, message } });

/** Amounts included in the price, besides the surcharges. */
const known: Readonly<Record<string, string>> = {
  freight_charge: 'FREIGHT',
  fuel_surcharge: 'FUEL',
  total_gst: 'GST',
};
const PART = /^(.+)_(?:surcharge|charge)$/;

/**
 * Every amount as a line. eParcel does not report freight separately: it is the price without GST minus the surcharges.
 * Any difference that remains between the lines and the total is OTHER.
 */
export function linesOf(summary: Summary): PriceLine[] {
  const parts = Object.entries(summary).flatMap(([field, amount]) => {
    const code = known[field] ?? otherCode(field);
    const read = code === null ? undefined : cents.safeParse(amount).data;
    return code === null || read === undefined ? [] : [{ code, cents: read }];
  });
  const withoutGst = cents.safeParse(summary['total_cost_ex_gst']).data;
  const lines = hasFreight(parts) ? parts : [...freightOf(parts, withoutGst), ...parts];
  const rest = summary.total_cost - sumOf(lines);
  return [...lines, ...(rest === 0 ? [] : [{ code: 'OTHER', cents: rest }])].filter(
    ({ code, cents: amount }) => amount !== 0 || code === 'FREIGHT',
  );
}

const otherCode = (field: string): string | null => {
  const name = PART.exec(field)?.[1];
  return name === undefined ? null : `CARRIER_${name.toUpperCase()}`;
};

const hasFreight = (lines: readonly PriceLine[]) => lines.some(({ code }) => code === 'FREIGHT');

function freightOf(parts: readonly PriceLine[], withoutGst: number | undefined): PriceLine[] {
  if (withoutGst === undefined) return [];
  const surcharges = sumOf(parts.filter(({ code }) => code !== 'GST'));
  return [{ code: 'FREIGHT', cents: withoutGst - surcharges }];
}

const sumOf = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, line) => sum + line.cents, 0);
