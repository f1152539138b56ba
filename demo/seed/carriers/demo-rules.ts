import type { RulesRecord } from '../../../backend/src/pricing/index.js';

const noPoBoxes = { poBoxAddressEnabled: 'false', residentialAddressEnabled: 'true' } as const;

/** Default Rules & Fees by carrier name. */
export const demoRules: Readonly<Record<string, RulesRecord>> = {
  southern_star_express: {
    ...noPoBoxes,
    fuelCharge: 21.5,
    kgCubic: 250,
    kgMaxL: 6,
    kgMaxW: 2.4,
    kgMaxH: 2.4,
    kgMaxKg: 1000,
    dgFee: 65,
    dgFeeFormat: 'dollar',
    securitySurcharge: 1.5,
    residentialAddressFee: 6.5,
    manualHandlingMinKg: 0,
    manualHandlingMaxKg: 20,
    manualHandlingMaxL: 1.17,
    manualHandlingMaxW: 0.6,
    manualHandlingMaxH: 0.6,
    manualHandlingChargePer: 'item',
    manualHandlingCharge: 8.5,
    ...oversizeTiers([1.5, 2, 3, 4, 5], [20, 40, 75, 250, 450]),
    oversizeChargePer: 'item',
    fullPalletMaxH: 1.4,
    fullPalletMaxL: 1.2,
    fullPalletMaxW: 1.2,
    fullPalletMaxKg: 500,
    palletOvercharge: 'pro_rata',
  },
  orange_arrow_freight: {
    ...noPoBoxes,
    fuelCharge: 22,
    kgCubic: 250,
    kgMaxL: 4.2,
    kgMaxKg: 750,
    dgFee: 60,
    dgFeeFormat: 'dollar',
    residentialAddressFee: 5,
    residentialAddressMaxKg: 30,
    residentialAddressOverweightFee: 55,
    ...oversizeTiers([1.8, 2.4, 3.6], [18, 36, 95]),
    oversizeChargePer: 'consignment',
  },
  direct_coast_express: {
    ...noPoBoxes,
    fuelCharge: 18.5,
    kgCubic: 250,
    kgMaxL: 3.6,
    kgMaxKg: 800,
    residentialAddressFee: 9,
    ...palletSizes(0.7, 1.4, 2.2),
    palletOvercharge: 'pro_rata',
    manualHandlingMaxKg: 35,
    manualHandlingMinKg: 0,
    manualHandlingChargePer: 'consignment',
    manualHandlingCharge: 15.5,
  },
  bass_link_freight: {
    ...noPoBoxes,
    fuelCharge: 26,
    kgCubic: 333,
    dgFee: 45,
    dgFeeFormat: 'dollar',
    dgMaxAllowed: 250,
    dgMaxAllowedPer: 'item',
    residentialAddressFee: 12,
  },
  outback_general: {
    ...noPoBoxes,
    fuelCharge: 24,
    kgCubic: 250,
    dgFee: 50,
    dgFeeFormat: 'percentage',
    residentialAddressFee: 15,
    tailgateMaxKg: 500,
    tailgateFee: 45,
    tailgateFeeFormat: 'dollar',
    tailgateFeePer: 'consignment',
    ...palletSizes(0.7, 1.4, 2.2),
    palletOvercharge: 'double_rate',
  },
  metro_dash_couriers: { ...noPoBoxes, fuelCharge: 15, kgCubic: 250, consignmentMaxVol: 2.5 },
  parcel_please: {
    fuelCharge: 17,
    kgCubic: 250,
    kgMaxL: 1.5,
    kgMaxKg: 25,
    itemMaxAllowedPerConsignment: 50,
    poBoxAddressEnabled: 'true',
    poBoxAddressFee: 8.5,
    residentialAddressEnabled: 'true',
    residentialAddressFee: 4.5,
    ...oversizeTiers([1.05], [15]),
    oversizeChargePer: 'item',
    oversizeWeightCat1Size: 22,
    oversizeWeightCat1Format: 'dollar',
    oversizeWeightCat1Fee: 10,
    oversizeWeightCat1ChargeableFormat: 'CHARGE',
    oversizeWeightChargePer: 'item',
  },
  cc_westside_haulage: { ...noPoBoxes, fuelCharge: 29, kgCubic: 333 },
};

/** Rules agreed with one client: override the carrier's completely. */
export const negotiatedRules = {
  carrier: 'orange_arrow_freight',
  client: 'Kookaburra Paints',
  record: { ...demoRules['orange_arrow_freight'], dgFee: 38, fuelCharge: 19.5 } as RulesRecord,
};

function oversizeTiers(sizes: readonly number[], fees: readonly number[]): RulesRecord {
  const fields = sizes.flatMap((size, index): [string, string | number][] => [
    [`oversizeCat${index + 1}Size`, size],
    [`oversizeCat${index + 1}Format`, 'dollar'],
    [`oversizeCat${index + 1}Fee`, fees[index] ?? 0],
  ]);
  return Object.fromEntries(fields);
}

/** Standard Australian footprint; heights in metres. */
function palletSizes(half: number, full: number, max: number): RulesRecord {
  const footprint = (group: string, height: number, kilograms: number) => ({
    [`${group}PalletMaxL`]: 1.2,
    [`${group}PalletMaxW`]: 1.2,
    [`${group}PalletMaxH`]: height,
    [`${group}PalletMaxKg`]: kilograms,
  });
  return {
    ...footprint('half', half, 250),
    ...footprint('full', full, 500),
    ...footprint('max', max, 1000),
  };
}
