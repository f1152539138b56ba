type TierNumber = 1 | 2 | 3 | 4 | 5;

/** Null and absent both mean blank. Numbers may be decimal text, as the database returns them. */
export type Amount = number | string | null | undefined;
export type ChargePer = 'exempt' | 'item' | 'consignment';
export type FeeFormat = 'dollar' | 'percentage';
export type ChargeableFormat = 'DEAD' | 'CHARGE';
export type PalletOvercharge = 'pro_rata' | 'double_rate';

type Amounts<Name extends string> = Readonly<Partial<Record<Name, Amount>>>;
type Choices<Name extends string, Choice extends string> = Readonly<
  Partial<Record<Name, Choice | null | undefined>>
>;

/** Fields of a Rules & Fees record (RULES-16 to RULES-33), named as in the form and the API. */
export type RulesRecord = Amounts<
  | 'fuelCharge'
  | 'securitySurcharge'
  | 'dgFee'
  | 'dgMaxAllowed'
  | 'consignmentMaxVol'
  | 'itemMaxAllowedPerConsignment'
  | 'kgCubic'
  | `kgMax${'L' | 'W' | 'H' | 'Kg' | 'Vol'}`
  | `${'half' | 'full' | 'max'}PalletMax${'L' | 'W' | 'H' | 'Kg'}`
  | 'cartonCubic'
  | 'cartonAverageWeight'
  | 'cartonAverageLength'
  | `cartonMax${'L' | 'W' | 'H' | 'Kg' | 'Vol'}`
  | 'tailgateMaxKg'
  | 'tailgateFee'
  | 'manualHandlingMinKg'
  | `manualHandlingMax${'L' | 'W' | 'H' | 'Kg'}`
  | 'manualHandlingCharge'
  | `oversize${'' | 'Weight'}Cat${TierNumber}${'Size' | 'Fee'}`
  | 'residentialAddressFee'
  | 'residentialAddressOverweightFee'
  | 'residentialAddressMaxKg'
  | 'poBoxAddressFee'
> &
  Choices<
    | 'dgMaxAllowedPer'
    | 'tailgateFeePer'
    | 'manualHandlingChargePer'
    | 'oversizeChargePer'
    | 'oversizeWeightChargePer',
    ChargePer
  > &
  Choices<
    'dgFeeFormat' | 'tailgateFeeFormat' | `oversize${'' | 'Weight'}Cat${TierNumber}Format`,
    FeeFormat
  > &
  Choices<`oversizeWeightCat${TierNumber}ChargeableFormat`, ChargeableFormat> &
  Choices<'palletOvercharge', PalletOvercharge> &
  Choices<'residentialAddressEnabled' | 'poBoxAddressEnabled', 'true' | 'false'>;
