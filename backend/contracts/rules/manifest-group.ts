import type { ConsignmentType } from './consignment.js';

/** Maximum consignments of one manifest. */
export const MAX_MANIFEST_CONSIGNMENTS = 2_000;

/** Maximum number of consignments in one response that lists open manifests; later groups are listed without theirs. */
export const MAX_LISTED_MANIFEST_CONSIGNMENTS = 10_000;

/**
 * Properties shared by every consignment of a manifest (MAN-70 to MAN-75). The dispatch day is not one of them: it
 * can be moved.
 */
export interface ManifestGroup {
  readonly clientId: number;
  readonly carrierId: number;
  readonly carrierServiceTypeId: number;
  readonly senderAddressId: number;
  readonly consignmentType: ConsignmentType;
  /** Letters before the connote's number; the whole prefix if it has none. */
  readonly connotePrefix: string;
}

const groupKeys = [
  'clientId',
  'carrierId',
  'carrierServiceTypeId',
  'senderAddressId',
  'consignmentType',
  'connotePrefix',
] as const satisfies readonly (keyof ManifestGroup)[];

export const isSameGroup = (left: ManifestGroup, right: ManifestGroup): boolean =>
  groupKeys.every((key) => left[key] === right[key]);

/** MAN-75: letters of a connote prefix. A prefix without letters is returned whole. */
export const prefixLetters = (prefix: string): string =>
  prefix.replace(/[^A-Za-z]/g, '').toUpperCase() || prefix;
