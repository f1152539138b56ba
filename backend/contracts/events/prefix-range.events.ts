import type { DomainEvent } from './domain-event.js';

export type CheckDigitRule = 'NONE' | 'MOD10' | 'MOD7';

/** Formats a number from the range as a connote (docs/freight-conventions.md). */
export interface ConnoteFormat {
  readonly prefix: string;
  /** Digits the number is padded to. */
  readonly digits: number;
  readonly checkDigit: CheckDigitRule;
}

/** Consecutive numbers, both ends inclusive. */
export interface NumberBlock {
  readonly from: number;
  readonly to: number;
}

export interface NumberAssignment {
  readonly consignmentId: number;
  readonly number: number;
}

export interface ItemNumberAssignment extends NumberBlock {
  readonly consignmentId: number;
}

export type RangeRegistered = DomainEvent<
  'RangeRegistered',
  {
    readonly prefixRangeId: number;
    readonly customerId: number;
    readonly customerCarrierAccountId: number;
    readonly format: ConnoteFormat;
    /** First and last number, both inclusive. */
    readonly from: number;
    readonly to: number;
    /** Numbers for individual pieces (ACCT-41); absent if the carrier uses none. */
    readonly itemRange?: NumberBlock;
  }
>;
/** A block of the range for a client's carrier account; both ends inclusive. */
export type RangeAllotted = DomainEvent<
  'RangeAllotted',
  {
    readonly clientCarrierAccountId: number;
    readonly clientId: number;
    readonly from: number;
    readonly to: number;
  }
>;
/** Numbers assigned in one batch; each names its consignment. */
export type NumbersAssigned = DomainEvent<
  'NumbersAssigned',
  { readonly clientCarrierAccountId: number; readonly assignments: readonly NumberAssignment[] }
>;
/** One number per piece, one block per consignment; a consignment that has grown gets a further block. */
export type ItemNumbersAssigned = DomainEvent<
  'ItemNumbersAssigned',
  { readonly assignments: readonly ItemNumberAssignment[] }
>;
export type RangeExhausted = DomainEvent<
  'RangeExhausted',
  { readonly clientCarrierAccountId: number }
>;
export type RangeWithdrawn = DomainEvent<'RangeWithdrawn', Record<string, never>>;

/** Events of a connote prefix's number range, in the stream `prefixRange-{id}`. */
export type PrefixRangeEvent =
  | RangeRegistered
  | RangeAllotted
  | NumbersAssigned
  | ItemNumbersAssigned
  | RangeExhausted
  | RangeWithdrawn;

export const prefixRangeStream = { prefix: 'prefixRange-', schemaVersion: 1 } as const;
