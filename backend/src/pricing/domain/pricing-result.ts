/** In the order that decides between equal prices. */
export type PricingMethod = 'KG' | 'CARTON' | 'PALLET' | 'ITEM' | 'SATCHEL' | 'FLAT' | 'HOURLY';

export type Category1Code =
  'DANGEROUS_GOODS' | 'SECURITY' | 'MANUAL_HANDLING' | 'OVERSIZE' | 'OVERWEIGHT';
export type Category2Code =
  'TAILGATE' | 'RESIDENTIAL' | 'RESIDENTIAL_OVERWEIGHT' | 'PO_BOX' | 'SUBURB';
export type FeeCode = Category1Code | Category2Code;

/** Reason a consignment, or one pricing method, was rejected. Part of the API and of screens: never renamed. */
export type ReasonCode =
  | 'ACCOUNT_INACTIVE'
  | 'RANGE_EXHAUSTED'
  | 'DG_NOT_CARRIED'
  | 'DG_LIMIT'
  | 'MAX_VOLUME'
  | 'MAX_ITEMS'
  | 'TAILGATE_OVERWEIGHT'
  | 'RESIDENTIAL_NOT_SERVED'
  | 'POBOX_NOT_SERVED'
  | 'NO_ZONE_FROM'
  | 'NO_ZONE_TO'
  | 'NO_LANE'
  | 'RATE_CARD_EXPIRED'
  | MethodReasonCode;

export type MethodReasonCode =
  | 'ITEM_TOO_LONG'
  | 'ITEM_TOO_WIDE'
  | 'ITEM_TOO_HIGH'
  | 'ITEM_TOO_HEAVY'
  | 'ITEM_TOO_BULKY'
  | 'NOT_ALL_CARTONS'
  | 'CARTONS_TOO_LONG'
  | 'NOT_ALL_PALLETS'
  | 'PALLET_ABOVE_MAX'
  | 'ABOVE_LAST_BREAK'
  | 'ABOVE_MAX_KG';

/** `method` is null when the whole consignment was rejected. */
export interface Rejection {
  readonly method: PricingMethod | null;
  readonly code: ReasonCode;
}

/** `why` is the reason as text for the user. */
export interface Fee<Code extends FeeCode = FeeCode> {
  readonly code: Code;
  readonly cents: number;
  readonly why: string;
}

/** Price of one service. Amounts in whole cents; weights in kilograms. */
export interface Offer {
  readonly pricingMethod: PricingMethod | 'POA';
  readonly deadWeight: number;
  readonly cubicWeight: number;
  readonly chargeableWeight: number;
  readonly freightCost: number;
  readonly category1Fees: readonly Fee<Category1Code>[];
  readonly category2Fees: readonly Fee<Category2Code>[];
  readonly fuelSurcharge: number;
  readonly subtotal: number;
  readonly gst: number;
  /** Including GST; 0 means price on application. */
  readonly totalCost: number;
  readonly trace: PriceTrace;
}

/** A rule whose limit is nearly reached, by the name of its field. */
export type NearLimit = Readonly<{ rule: string; limit: number; actual: number }>;

/** A larger number of units with a cheaper freight, because a break begins there. Freight in cents. */
export type CheaperBreak = Readonly<{ units: number; freight: number; saves: number }>;

/** Explains an offer cent by cent; stored with the offer unchanged. Plain JSON. */
export type PriceTrace = Readonly<{
  engine: string;
  method: PricingMethod | 'POA';
  /** "MEL>SYD"; marked when the lane is used in reverse. */
  lane: string | null;
  dead: number;
  volume: number;
  cubicFactor: number;
  cubic: number;
  cw: number;
  units: number;
  /** "0-250@0.38", joined by " + " where several were reached. */
  band: string;
  basic: number;
  minimum: number;
  freight: number;
  compared: readonly Readonly<{ method: PricingMethod; freight: number }>[];
  fees: readonly Readonly<{ code: FeeCode; bucket: 1 | 2; cents: number; why: string }>[];
  fuel: Readonly<{ pct: number; cents: number }>;
  gst: Readonly<{ pct: number; cents: number }>;
  near: readonly NearLimit[];
  cheaperAt: CheaperBreak | null;
  rejected: readonly Rejection[];
}>;

/** `offer` is null when nothing fits; `rejections` has every reason found, even if there is an offer. */
export interface PricingResult {
  readonly offer: Offer | null;
  readonly rejections: readonly Rejection[];
}
