import { z } from 'zod';

import { recordOf } from '@contracts/keys-of.js';

import type { RulesRecord } from '../domain/rules/rules-record.js';

/** A number, or decimal text; null and absent mean blank. */
export const amount = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/, 'Expected a number')])
  .nullish();

const chargePer = z.enum(['exempt', 'item', 'consignment']).nullish();
const format = z.enum(['dollar', 'percentage']).nullish();
const chargeableFormat = z.enum(['DEAD', 'CHARGE']).nullish();
const enabled = z.preprocess(
  (value) => (typeof value === 'boolean' ? String(value) : value),
  z.enum(['true', 'false']).nullish(),
);

const schemas = {
  ...fields(amount, 'fuelCharge', 'securitySurcharge', 'dgFee', 'dgMaxAllowed'),
  ...fields(amount, 'kgCubic', 'consignmentMaxVol', 'itemMaxAllowedPerConsignment'),
  ...fields(amount, 'kgMaxL', 'kgMaxW', 'kgMaxH', 'kgMaxKg', 'kgMaxVol'),
  ...fields(amount, ...palletFields('half'), ...palletFields('full'), ...palletFields('max')),
  ...fields(amount, 'cartonCubic', 'cartonAverageWeight', 'cartonAverageLength'),
  ...fields(amount, 'cartonMaxL', 'cartonMaxW', 'cartonMaxH', 'cartonMaxKg', 'cartonMaxVol'),
  ...fields(amount, 'tailgateMaxKg', 'tailgateFee'),
  ...fields(amount, 'manualHandlingMinKg', 'manualHandlingMaxKg', 'manualHandlingCharge'),
  ...fields(amount, 'manualHandlingMaxL', 'manualHandlingMaxW', 'manualHandlingMaxH'),
  ...fields(amount, 'residentialAddressFee', 'residentialAddressOverweightFee'),
  ...fields(amount, 'residentialAddressMaxKg', 'poBoxAddressFee'),
  ...fields(format, 'dgFeeFormat', 'tailgateFeeFormat'),
  ...fields(chargePer, 'dgMaxAllowedPer', 'tailgateFeePer', 'manualHandlingChargePer'),
  ...fields(chargePer, 'oversizeChargePer', 'oversizeWeightChargePer'),
  ...fields(enabled, 'residentialAddressEnabled', 'poBoxAddressEnabled'),
  palletOvercharge: z.enum(['pro_rata', 'double_rate']).nullish(),
  ...tierFields(1),
  ...tierFields(2),
  ...tierFields(3),
  ...tierFields(4),
  ...tierFields(5),
} satisfies Readonly<Record<keyof RulesRecord, z.ZodType>>;

/** Fields of a Rules & Fees record that decide a price; ignores others. A field without a schema does not compile. */
export const rulesSchema = z.object(schemas);

function fields<Schema extends z.ZodType, Name extends string>(schema: Schema, ...names: Name[]) {
  // Object.fromEntries does not keep the type of its keys.
  return recordOf(names, () => schema);
}

function palletFields<Size extends string>(size: Size) {
  const group = `${size}PalletMax` as const;
  return [`${group}L`, `${group}W`, `${group}H`, `${group}Kg`] as const;
}

function tierFields<Tier extends number>(tier: Tier) {
  const oversize = `oversizeCat${tier}` as const;
  const overweight = `oversizeWeightCat${tier}` as const;
  return {
    ...fields(amount, `${oversize}Size`, `${oversize}Fee`),
    ...fields(amount, `${overweight}Size`, `${overweight}Fee`),
    ...fields(format, `${oversize}Format`, `${overweight}Format`),
    ...fields(chargeableFormat, `${overweight}ChargeableFormat`),
  };
}
