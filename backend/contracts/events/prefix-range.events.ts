import type { DomainEvent } from './domain-event.js';

export type CheckDigitRule = 'NONE' | 'MOD10' | 'MOD7';

/** How a number of the range becomes a connote (docs/freight-conventions.md). */
export interface ConnoteFormat {
  readonly prefix: string;
  /** Digits the number is padded to. */
  readonly digits: number;
  readonly checkDigit: CheckDigitRule;
}

/** Numbers next to each other, both ends inclusive. */
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
    /** Numbers for single pieces (ACCT-41); absent where the carrier wants none. */
    readonly itemRange?: NumberBlock;
  }
>;
/** A block of the range for one client's carrier account; both ends inclusive. */
export type RangeAllotted = DomainEvent<
  'RangeAllotted',
  {
    readonly clientCarrierAccountId: number;
    readonly clientId: number;
    readonly from: number;
    readonly to: number;
  }
>;
/** Numbers given out together because they were asked for together; each names its consignment. */
export type NumbersAssigned = DomainEvent<
  'NumbersAssigned',
  { readonly clientCarrierAccountId: number; readonly assignments: readonly NumberAssignment[] }
>;
/** A piece each, in a block for each consignment; one that has grown gets another block for what it has more. */
export type ItemNumbersAssigned = DomainEvent<
  'ItemNumbersAssigned',
  { readonly assignments: readonly ItemNumberAssignment[] }
>;
export type RangeExhausted = DomainEvent<
  'RangeExhausted',
  { readonly clientCarrierAccountId: number }
>;
export type RangeWithdrawn = DomainEvent<'RangeWithdrawn', Record<string, never>>;

/** The life of a connote prefix's numbers, one stream `prefixRange-{id}` each. */
export type PrefixRangeEvent =
  | RangeRegistered
  | RangeAllotted
  | NumbersAssigned
  | ItemNumbersAssigned
  | RangeExhausted
  | RangeWithdrawn;

export const prefixRangeStream = { prefix: 'prefixRange-', schemaVersion: 1 } as const;
