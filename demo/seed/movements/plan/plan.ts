/** How far a consignment of the demo has come. */
export type Fate =
  | 'DRAFT'
  | 'CREATED'
  | 'DELETED'
  | 'PICKUP_BOOKED'
  | 'PICKED_UP'
  | 'IN_TRANSIT'
  | 'OUT_FOR_DELIVERY'
  | 'PARTIALLY_DELIVERED'
  | 'UNABLE_TO_DELIVER'
  | 'DELIVERED';

/** One consignment of the demo, decided before anything is made: the same seed and day plan the same. */
export interface PlannedConsignment {
  /** From 1; the same consignment has the same number however often the seed is interrupted. */
  readonly number: number;
  readonly client: string;
  readonly fate: Fate;
  /** Days yyyy-MM-dd: made on the first, leaves on the second. */
  readonly madeOn: string;
  readonly dispatchDate: string;
  /** Arrives a day or two after it was promised. */
  readonly isLate: boolean;
  /** The carrier that has to take it; null leaves the choice to the prices. */
  readonly carrier: string | null;
  /** Chep or Loscam pallets, so many; 0 for anything else. */
  readonly pallets: number;
  /** Stays near, so that it has arrived by today. */
  readonly isNear: boolean;
}

export interface MovementPlan {
  readonly consignments: readonly PlannedConsignment[];
  /** Clients and dispatch dates, `client/day`, whose first manifest of the day never reached its carrier. */
  readonly failedTransfers: ReadonlySet<string>;
}
