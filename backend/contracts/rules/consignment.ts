/** CON: consignment types (spec part 1, section 3). */
export const consignmentTypes = ['DEFAULT', 'THIRD_PARTY', 'RETURN', 'QUOTE'] as const;
export type ConsignmentType = (typeof consignmentTypes)[number];

export const openStatuses = ['DRAFT', 'CREATED'] as const;

/** Statuses of the Manifested tab, in the order they normally occur. */
export const manifestedStatuses = [
  'MANIFESTED',
  'PICKUP_BOOKED',
  'PICKED_UP',
  'IN_TRANSIT',
  'BOOK_IN',
  'OUT_FOR_DELIVERY',
  'PARTIALLY_DELIVERED',
  'UNABLE_TO_DELIVER',
  'DELIVERED',
] as const;

export type OpenStatus = (typeof openStatuses)[number];
export type TrackingStatus = (typeof manifestedStatuses)[number];
export type ConsignmentStatus = OpenStatus | TrackingStatus;

/** TRK, GAP-40: statuses that can be set manually. */
export const manualTrackingStatuses = [
  'PICKUP_BOOKED',
  'PICKED_UP',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
] as const;
export type ManualTrackingStatus = (typeof manualTrackingStatuses)[number];

/** LIST: the tabs and their STATE filter. */
export const consignmentStates = ['OPEN', 'MANIFESTED', 'DELETED'] as const;
export type ConsignmentState = (typeof consignmentStates)[number];

/** Connote shown before a number is assigned, and while the carrier's own system has yet to issue it (GAP-22). */
export const DRAFT_CONNOTE = 'DRAFT';
export const PENDING_CONNOTE = 'PENDING MANIFEST';

/** Hard limits of an item: metres and kilograms (spec part 1, section 9; bounds inclusive above 0, GAP-70). */
export const itemLimits = { length: 10, width: 2.5, height: 2.4, weight: 100_000 } as const;

/** Limits while a tailgate is required; exceeding the weight only warns. */
export const tailgateLimits = { length: 2.4, width: 2.4, height: 2.4, weight: 1000 } as const;

/** Minimum volume of an item line, cubic metres. */
export const MIN_LINE_VOLUME_M3 = 0.001;

/** Maximum lines and references of a consignment, so that an append stays far below its size limit. */
export const consignmentLimits = {
  items: 200,
  references: 20,
  reference: 45,
  quantity: 9999,
} as const;

export const DEFAULT_ITEM_TYPE = 'Carton';
export const PALLET_ITEM_TYPE = 'Pallet';
