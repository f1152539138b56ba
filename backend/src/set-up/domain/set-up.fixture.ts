import type { CarrierFacts, ClientFacts, SetUpFacts } from './set-up-facts.js';

/** A carrier with every step done. */
export const carrier: CarrierFacts = {
  id: 1,
  name: 'Southern Star',
  detail: 'Express, Premium',
  needsTransfer: true,
  hasTransfer: true,
  isTransferFailing: false,
  sentAt: '2026-11-18T02:00:00.000Z',
  testedAt: null,
  changedAt: '2026-11-17T02:00:00.000Z',
  accounts: 1,
  accountNumber: '84120017',
  issuesOwnNumbers: false,
  numbersLeft: 100,
  numbersPerDay: null,
  zones: 18,
  services: 2,
  pricedServices: 2,
  lanes: 42,
  pricedUntil: null,
  hasOwnRules: false,
  hasFeed: true,
  isFeedFailing: false,
  feedReadAt: '2026-11-18T02:00:00.000Z',
};

/** A client with every step done. */
export const client: ClientFacts = {
  id: 10,
  name: 'Lorikeet Lighting',
  detail: 'DANDENONG SOUTH VIC',
  addressStatus: 'VALID',
  accounts: 2,
  accountsWithoutNumbers: 0,
  carriers: 2,
  carrierName: 'Outback General',
  numbersLeft: 2_000,
  users: 1,
  activeUsers: 1,
  hasPrinter: false,
};

/** Before the first consignment. */
export const facts: SetUpFacts = {
  carriers: [carrier],
  clients: [client],
  firsts: {},
  now: '2026-11-18T03:52:00.000Z',
  today: '2026-11-18',
};
