/** One fee of an offer; `code` as in docs/pricing.md, `why` explains it to users. */
export interface FeeData {
  readonly code: string;
  readonly cents: number;
  readonly why: string;
}

/** Number range a carrier account issues its connotes from. */
export interface ConnoteSourceData {
  readonly prefixRangeId: number;
  readonly prefix: string;
  /** True if each piece also gets a number from the prefix's item range; absent otherwise. */
  readonly hasItemRange?: true;
}

/** Source of a price: the account's rate card, or the carrier itself. */
export type OfferSource = 'RATE_CARD' | 'LIVE';

/** The carrier's own price, as returned by the carrier. Instants are ISO 8601. */
export interface LivePriceData {
  readonly askedAt: string;
  /** The price is valid until then without another request. */
  readonly quotedUntil: string;
  /** Digests of the exchange with the carrier, whose bodies are not stored. */
  readonly requestDigest: string;
  readonly answerDigest: string;
  readonly adapter: string;
}

/**
 * The chosen offer in full: amounts in integer cents, with the versions that priced it. Later changes to rate cards or
 * fees do not alter it (docs/pricing.md, The trace).
 */
export interface OfferData {
  readonly carrierId: number;
  readonly carrierName: string;
  readonly carrierDisplayName: string;
  readonly customerCarrierId: number;
  readonly clientCarrierAccountId: number;
  readonly carrierServiceTypeId: number;
  readonly serviceType: string;
  readonly displayServiceType: string;
  readonly pricingMethod: string;
  readonly chargeableWeight: number;
  readonly freightCents: number;
  readonly category1Fees: readonly FeeData[];
  readonly category2Fees: readonly FeeData[];
  readonly fuelSurchargeCents: number;
  readonly gstCents: number;
  /** Including GST; 0 means price on application. */
  readonly totalCents: number;
  /** Calendar day in the receiver's state; null if there is no transit time for the lane. */
  readonly etaDate: string | null;
  readonly connoteSource: ConnoteSourceData;
  /** The carrier's own system issues the connote when the manifest is sent (GAP-22). */
  readonly isApiBasedConnote: boolean;
  readonly isPermanentBooking: boolean;
  readonly hasBookingApi: boolean;
  readonly source: OfferSource;
  /** Null for prices of rate cards. */
  readonly live: LivePriceData | null;
  /** Null for live prices, which follow neither rate card nor Rules & Fees. */
  readonly rateCardVersionId: number | null;
  readonly rulesVersionId: number | null;
  readonly engineVersion: string;
  /** Explains every cent; written by the pricing engine and shown unchanged. */
  readonly trace: Readonly<Record<string, unknown>>;
}
