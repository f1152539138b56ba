import { addressClasses } from '@contracts/rules/address.js';
import { consignmentTypes } from '@contracts/rules/consignment.js';
import { z } from 'zod';

import { rateTypes } from '../domain/rate-card/rate-card.js';
import { amount, rulesSchema } from './rules.schema.js';

const flag = z.boolean().nullish();
const day = z.iso.date().nullish();
const text = z.string().nullish();
/** Metres, kilograms or litres. */
const measure = z.number().positive();

const zones = z
  .array(z.object({ zone: z.string().min(1), zonePriority: z.number().nullish() }))
  .nullish();

const rateCardRow = z.object({
  fromZone: z.string().min(1),
  toZone: z.string().min(1),
  reciprocal: flag,
  rateType: z.enum(rateTypes),
  breakFrom: amount,
  breakTo: amount,
  breakMode: z.enum(['BREAK', 'SLIDING']).nullish(),
  basic: amount,
  minimum: amount,
  rate: amount,
  rateUnit: z.enum(['PER_UNIT', 'FLAT']).nullish(),
  includedUnits: amount,
  cubicFactor: amount,
  maxKg: amount,
  effectiveFrom: day,
  effectiveTo: day,
});

const item = z.object({
  itemType: text,
  quantity: z.number().int().positive(),
  length: measure,
  width: measure,
  height: measure,
  weight: measure,
  dangerousGoods: z.array(z.object({ weight: measure })).nullish(),
});

const consignment = z.object({
  consignmentType: z.enum(consignmentTypes).nullish(),
  senderAddressClass: z.enum(addressClasses).nullish(),
  deliveryAddressClass: z.enum(addressClasses).nullish(),
  senderState: text,
  isTailgateRequired: flag,
  items: z.array(item).min(1),
});

/** File format of the price command (docs/pricing.md, The price command). Ignores unknown properties. */
export const priceRequestSchema = z.object({
  rules: rulesSchema.nullish(),
  carrier: z
    .object({ canTravelDangerousGoods: flag, allowPoa: flag, courierVehicleMinHours: amount })
    .nullish(),
  account: z.object({ active: flag, remainingNumbers: z.number().nullish() }).nullish(),
  fromZones: zones,
  toZones: zones,
  rateCard: z.array(rateCardRow).nullish(),
  consignment,
  dispatchDate: day,
  suburbSurcharge: amount,
});

export type PriceRequestFile = z.infer<typeof priceRequestSchema>;
