/** One fee of an offer; `code` as in docs/pricing.md, `why` in words for the person who asks. */
export interface FeeData {
  readonly code: string;
  readonly cents: number;
  readonly why: string;
}

/** Which numbers a carrier account draws its connotes from. */
export interface ConnoteSourceData {
  readonly prefixRangeId: number;
  readonly prefix: string;
  /** True where every piece gets a number of the prefix's item range, too; absent elsewhere. */
  readonly hasItemRange?: true;
}

/**
 * The offer that was chosen, whole: every amount in integer cents, with the versions that priced it.
 * Later changes of a rate card or of fees never alter it (docs/pricing.md, Trace and versions).
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
  /** Calendar day in the receiver's state; null where no lane of transit times exists. */
  readonly etaDate: string | null;
  readonly connoteSource: ConnoteSourceData;
  /** The carrier's own system gives the connote when the manifest is sent (GAP-22). */
  readonly isApiBasedConnote: boolean;
  readonly isPermanentBooking: boolean;
  readonly hasBookingApi: boolean;
  readonly rateCardVersionId: number;
  readonly rulesVersionId: number;
  readonly engineVersion: string;
  /** Explains every cent; written by the pricing engine, shown as it is. */
  readonly trace: Readonly<Record<string, unknown>>;
}
