/** Facts about a carrier of the customer, from its records. */
export interface CarrierFacts {
  readonly id: number;
  readonly name: string;
  readonly needsTransfer: boolean;
  readonly hasTransfer: boolean;
  readonly isTransferFailing: boolean;
  /** ISO instants: of the last received manifest data and the last change to the connection. */
  readonly sentAt: string | null;
  /** ISO instant at which a test of the stored connection passed. */
  readonly testedAt: string | null;
  readonly changedAt: string | null;
  readonly accounts: number;
  readonly issuesOwnNumbers: boolean;
  readonly numbersLeft: number;
  /** Recent connotes per day; null if there are none. */
  readonly numbersPerDay: number | null;
  /** Zones of its suburbs, required for rate cards. */
  readonly zones: number;
  /** Services of clients' accounts, and how many of them have a rate card in force. */
  readonly services: number;
  readonly pricedServices: number;
  /** First day after which one of those rate cards ends, yyyy-MM-dd; null while all are open-ended. */
  readonly pricedUntil: string | null;
  readonly hasFeed: boolean;
  readonly isFeedFailing: boolean;
  readonly feedReadAt: string | null;
}

/** Facts about a client, from its records. */
export interface ClientFacts {
  readonly id: number;
  readonly name: string;
  readonly addressStatus: string | null;
  /** Active accounts, those of its parents included, and how many of them have no numbers left. */
  readonly accounts: number;
  readonly accountsWithoutNumbers: number;
  /** Users who ship for the client, and how many of them can sign in. */
  readonly users: number;
  readonly activeUsers: number;
  readonly hasPrinter: boolean;
}

export interface SetUpFacts {
  readonly carriers: readonly CarrierFacts[];
  readonly clients: readonly ClientFacts[];
  readonly hasConsignment: boolean;
  readonly hasDelivery: boolean;
  /** ISO instant of the request, and the day for which rate cards are read. */
  readonly now: string;
  readonly today: string;
}
