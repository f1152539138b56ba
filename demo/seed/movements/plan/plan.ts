/** Progress of a demo consignment. */
export type PlannedOutcome =
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

/** A planned consignment: the same seed and day give the same plan. */
export interface PlannedConsignment {
  /** From 1; stable however often the seed is interrupted. */
  readonly number: number;
  readonly client: string;
  readonly outcome: PlannedOutcome;
  /** Days yyyy-MM-dd of creation and dispatch. */
  readonly createdOn: string;
  readonly dispatchDate: string;
  /** Delivered a day or two late. */
  readonly isLate: boolean;
  /** Required carrier; null to choose by price. */
  readonly carrier: string | null;
  /** Number of Chep or Loscam pallets. */
  readonly pallets: number;
  /** The receiver is nearby, so it has been delivered by today. */
  readonly isNear: boolean;
  /**
   * For freight in transit: the earliest ETA, if a carrier takes that long, so that it is not overdue. Null otherwise.
   */
  readonly arrivesFrom: string | null;
}

/** A transmission failed once and arrived on the second attempt, or failed permanently and needs manual action. */
export type TransferFailure = 'RECOVERED' | 'GIVEN_UP';

export interface MovementPlan {
  readonly consignments: readonly PlannedConsignment[];
  /** Clients and dispatch dates, `client/day`, whose first manifest of the day could not be transmitted. */
  readonly failedTransfers: ReadonlyMap<string, TransferFailure>;
}
