/** Where a connote's number came from. */
export interface NumberOrigin {
  /** Null before there is a number. */
  readonly clientCarrierAccountId: number | null;
  /** Null where the range was not written down. */
  readonly prefixRangeId: number | null;
}

/** Where the numbers of an offer come from. */
export interface NumberedOffer {
  readonly clientCarrierAccountId: number;
  readonly connoteSource: { readonly prefixRangeId: number | null };
}

/** True while a connote's number still belongs to this offer: same account, same range of numbers. */
export function isNumberOf(number: NumberOrigin, offer: NumberedOffer | null): boolean {
  return (
    number.clientCarrierAccountId === offer?.clientCarrierAccountId &&
    (number.prefixRangeId === null || number.prefixRangeId === offer.connoteSource.prefixRangeId)
  );
}
