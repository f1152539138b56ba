import type { ConsignmentType } from './consignment.js';

/** What every consignment of one manifest shares (MAN-70 to MAN-75); the day is apart, it may be moved. */
export interface ManifestGroup {
  readonly clientId: number;
  readonly carrierId: number;
  readonly carrierServiceTypeId: number;
  readonly senderAddressId: number;
  readonly consignmentType: ConsignmentType;
  /** The letters before the connote's number; the whole prefix where it has none. */
  readonly connotePrefix: string;
}

export const isSameGroup = (one: ManifestGroup, other: ManifestGroup): boolean =>
  (Object.keys(one) as (keyof ManifestGroup)[]).every((key) => one[key] === other[key]);

/** MAN-75: the letters of a connote's prefix. One without letters stands for itself. */
export const prefixLetters = (prefix: string): string =>
  prefix.replace(/[^A-Za-z]/g, '').toUpperCase() || prefix;
