import type { MilestoneName } from '@contracts/views/set-up.view.js';

/** Facts about a carrier of the customer, from its records. */
export interface CarrierFacts {
  readonly id: number;
  readonly name: string;
  /** Its services; null if there are none. */
  readonly detail: string | null;
  readonly needsTransfer: boolean;
  readonly hasTransfer: boolean;
  readonly isTransferFailing: boolean;
  /** ISO instants: of the last received manifest data and the last change to the connection. */
  readonly sentAt: string | null;
  /** ISO instant at which a test of the stored connection passed. */
  readonly testedAt: string | null;
  readonly changedAt: string | null;
  readonly accounts: number;
  /** Number of the first account; null if there is none. */
  readonly accountNumber: string | null;
  readonly issuesOwnNumbers: boolean;
  readonly numbersLeft: number;
  /** Recent connotes per day; null if there are none. */
  readonly numbersPerDay: number | null;
  /** Zones of its suburbs, required for rate cards. */
  readonly zones: number;
  /** Services of clients' accounts, and how many of them have a rate card in force. */
  readonly services: number;
  readonly pricedServices: number;
  /** Of those rate cards, together. */
  readonly lanes: number;
  /** First day after which one of those rate cards ends, yyyy-MM-dd; null while all are open-ended. */
  readonly pricedUntil: string | null;
  /** Rules & Fees of the customer in place of the carrier's default. */
  readonly hasOwnRules: boolean;
  readonly hasFeed: boolean;
  readonly isFeedFailing: boolean;
  readonly feedReadAt: string | null;
}

/** Facts about a client, from its records. */
export interface ClientFacts {
  readonly id: number;
  readonly name: string;
  /** Suburb and state of its default address; null if there is none. */
  readonly detail: string | null;
  readonly addressStatus: string | null;
  /** Active accounts, those of its parents included, and how many of them have no numbers left. */
  readonly accounts: number;
  readonly accountsWithoutNumbers: number;
  /** Carriers of those accounts, and the name of the first. */
  readonly carriers: number;
  readonly carrierName: string | null;
  /** Numbers left to those accounts together; null if their carriers issue the numbers. */
  readonly numbersLeft: number | null;
  /** Users who ship for the client, and how many of them can sign in. */
  readonly users: number;
  readonly activeUsers: number;
  readonly hasPrinter: boolean;
}

/** When a milestone was first reached, and by which carrier or client. */
export interface FirstMoment {
  readonly subject: string | null;
  /** ISO instant, or yyyy-MM-dd where only the day is known. */
  readonly at: string | null;
}

export interface SetUpFacts {
  readonly carriers: readonly CarrierFacts[];
  readonly clients: readonly ClientFacts[];
  /** By milestone; absent while there is no record of it. */
  readonly firsts: Readonly<Partial<Record<MilestoneName, FirstMoment>>>;
  /** ISO instant of the request, and the day for which rate cards are read. */
  readonly now: string;
  readonly today: string;
}
