import fc from 'fast-check';

import { carrier, client, facts } from './set-up.fixture.js';
import { setUp } from './set-up.js';
import type { CarrierFacts, ClientFacts, FirstMoment, SetUpFacts } from './set-up-facts.js';

const tested = '2026-11-18T03:00:00.000Z';

const carrierCell = (change: Partial<CarrierFacts>, step: string) =>
  setUp({ ...facts, carriers: [{ ...carrier, ...change }] }).carriers[0]?.cells.find(
    (one) => one.step === step,
  );
const clientCell = (change: Partial<ClientFacts>, step: string) =>
  setUp({ ...facts, clients: [{ ...client, ...change }] }).clients[0]?.cells.find(
    (one) => one.step === step,
  );

describe('a carrier', () => {
  it.each<[string, Partial<CarrierFacts>, string, string]>([
    ['CONNECTION', {}, 'DONE', 'DATA_TAKEN'],
    ['CONNECTION', { hasTransfer: false }, 'OPEN', 'NOT_STARTED'],
    ['CONNECTION', { hasTransfer: false, needsTransfer: false }, 'DONE', 'NO_DATA_NEEDED'],
    ['CONNECTION', { isTransferFailing: true }, 'FAILED', 'NOT_ANSWERING'],
    ['CONNECTION', { sentAt: null }, 'OPEN', 'NOTHING_SENT'],
    ['CONNECTION', { sentAt: null, testedAt: tested }, 'DONE', 'TEST_PASSED'],
    ['CONNECTION', { testedAt: tested }, 'DONE', 'DATA_TAKEN'],
    [
      'CONNECTION',
      { changedAt: '2026-11-18T02:00:00.001Z', testedAt: tested },
      'DONE',
      'TEST_PASSED',
    ],
    ['CONNECTION', { isTransferFailing: true, testedAt: tested }, 'FAILED', 'NOT_ANSWERING'],
    ['CONNECTION', { changedAt: '2026-11-18T02:00:00.001Z' }, 'ATTENTION', 'CHANGED_SINCE'],
    ['CARRIER_ACCOUNT', {}, 'DONE', 'ACCOUNT'],
    ['CARRIER_ACCOUNT', { accounts: 2 }, 'DONE', 'ACCOUNTS'],
    ['CARRIER_ACCOUNT', { accounts: 0 }, 'OPEN', 'NO_ACCOUNT'],
    ['CARRIER_NUMBERS', {}, 'DONE', 'NUMBERS_LEFT'],
    ['CARRIER_NUMBERS', { numbersLeft: 99 }, 'ATTENTION', 'NUMBERS_LEFT'],
    ['CARRIER_NUMBERS', { numbersPerDay: 15 }, 'ATTENTION', 'NUMBERS_LEFT'],
    ['CARRIER_NUMBERS', { numbersPerDay: 14 }, 'DONE', 'NUMBERS_LEFT'],
    ['CARRIER_NUMBERS', { numbersPerDay: 0, numbersLeft: 0 }, 'ATTENTION', 'NUMBERS_LEFT'],
    ['CARRIER_NUMBERS', { accounts: 0 }, 'OPEN', 'NEEDS_ACCOUNT'],
    ['CARRIER_NUMBERS', { issuesOwnNumbers: true, numbersLeft: 0 }, 'DONE', 'OWN_NUMBERS'],
    ['ZONES', {}, 'DONE', 'ZONES'],
    ['ZONES', { zones: 0 }, 'OPEN', 'NO_ZONES'],
    ['RATE_CARD', {}, 'DONE', 'RATE_CARDS'],
    ['RATE_CARD', { services: 0, pricedServices: 0 }, 'OPEN', 'NEEDS_CLIENT'],
    ['RATE_CARD', { pricedServices: 0 }, 'OPEN', 'NO_RATE_CARD'],
    ['RATE_CARD', { pricedServices: 1 }, 'ATTENTION', 'RATE_CARDS_MISSING'],
    ['RATE_CARD', { pricedUntil: '2026-12-01' }, 'ATTENTION', 'RATE_CARD_ENDS'],
    ['RATE_CARD', { pricedUntil: '2026-12-02' }, 'DONE', 'RATE_CARDS'],
    ['RULES', {}, 'DONE', 'DEFAULT_RULES'],
    ['RULES', { hasOwnRules: true }, 'DONE', 'OWN_RULES'],
    ['TRACKING', {}, 'DONE', 'FEED_READ'],
    ['TRACKING', { hasFeed: false }, 'OPEN', 'NO_FEED'],
    ['TRACKING', { isFeedFailing: true }, 'FAILED', 'NOT_ANSWERING'],
    ['TRACKING', { feedReadAt: null }, 'OPEN', 'NOT_READ'],
    ['TRACKING', { feedReadAt: '2026-11-17T03:51:59.999Z' }, 'ATTENTION', 'SILENT_SINCE'],
  ])('%s with %j is %s: %s', (step, change, state, reason) => {
    expect(carrierCell(change, step)).toMatchObject({ state, reason });
  });

  it('names its account, and counts the lanes of its rate cards', () => {
    expect(carrierCell({}, 'CARRIER_ACCOUNT')?.name).toBe('84120017');
    expect(carrierCell({}, 'RATE_CARD')?.count).toBe(42);
  });
});

describe('a client', () => {
  it.each<[string, Partial<ClientFacts>, string, string]>([
    ['ADDRESS', {}, 'DONE', 'ADDRESS_VALID'],
    ['ADDRESS', { addressStatus: null }, 'OPEN', 'NO_ADDRESS'],
    ['ADDRESS', { addressStatus: 'DRAFT' }, 'ATTENTION', 'ADDRESS_INCOMPLETE'],
    ['CLIENT_ACCOUNT', { accounts: 0 }, 'OPEN', 'NO_ACCOUNT'],
    ['CLIENT_ACCOUNT', {}, 'DONE', 'CARRIERS'],
    ['CLIENT_ACCOUNT', { carriers: 1 }, 'DONE', 'ACCOUNT'],
    ['CLIENT_NUMBERS', {}, 'DONE', 'NUMBERS_LEFT'],
    ['CLIENT_NUMBERS', { numbersLeft: null }, 'DONE', 'OWN_NUMBERS'],
    ['CLIENT_NUMBERS', { accounts: 0 }, 'OPEN', 'NEEDS_ACCOUNT'],
    ['CLIENT_NUMBERS', { accountsWithoutNumbers: 1 }, 'ATTENTION', 'ACCOUNTS_WITHOUT_NUMBERS'],
    ['FIRST_OFFER', {}, 'ASK', 'TRY_IT'],
    ['SIGN_IN', {}, 'DONE', 'SIGNED_IN'],
    ['SIGN_IN', { activeUsers: 0 }, 'ATTENTION', 'NOT_SIGNED_IN'],
    ['SIGN_IN', { users: 0, activeUsers: 0 }, 'OPEN', 'NOBODY_INVITED'],
    ['LABELS', {}, 'DONE', 'PDF'],
    ['LABELS', { hasPrinter: true }, 'DONE', 'PRINTER'],
  ])('%s with %j is %s: %s', (step, change, state, reason) => {
    expect(clientCell(change, step)).toMatchObject({ state, reason });
  });

  it('names its only carrier, and counts the numbers it has left', () => {
    expect(clientCell({ carriers: 1 }, 'CLIENT_ACCOUNT')?.name).toBe('Outback General');
    expect(clientCell({}, 'CLIENT_ACCOUNT')?.count).toBe(2);
    expect(clientCell({}, 'CLIENT_NUMBERS')?.count).toBe(2_000);
  });
});

const instant = fc.constantFrom(null, '2026-11-17T00:00:00.000Z', '2026-11-18T00:00:00.000Z');
const anyCarrier = fc.record<CarrierFacts>({
  id: fc.nat(),
  name: fc.string(),
  detail: fc.option(fc.string()),
  needsTransfer: fc.boolean(),
  hasTransfer: fc.boolean(),
  isTransferFailing: fc.boolean(),
  sentAt: instant,
  testedAt: instant,
  changedAt: instant,
  accounts: fc.nat(3),
  accountNumber: fc.option(fc.string()),
  issuesOwnNumbers: fc.boolean(),
  numbersLeft: fc.nat(300),
  numbersPerDay: fc.option(fc.nat(50)),
  zones: fc.nat(3),
  services: fc.nat(3),
  pricedServices: fc.nat(3),
  lanes: fc.nat(300),
  pricedUntil: fc.constantFrom(null, '2026-11-20', '2027-11-20'),
  hasOwnRules: fc.boolean(),
  hasFeed: fc.boolean(),
  isFeedFailing: fc.boolean(),
  feedReadAt: instant,
});
const anyClient = fc.record<ClientFacts>({
  id: fc.nat(),
  name: fc.string(),
  detail: fc.option(fc.string()),
  addressStatus: fc.constantFrom(null, 'VALID', 'DRAFT'),
  accounts: fc.nat(3),
  accountsWithoutNumbers: fc.nat(3),
  carriers: fc.nat(3),
  carrierName: fc.option(fc.string()),
  numbersLeft: fc.option(fc.nat(300)),
  users: fc.nat(3),
  activeUsers: fc.nat(3),
  hasPrinter: fc.boolean(),
});
const anyMoment = fc.record<FirstMoment>({ subject: fc.option(fc.string()), at: instant });
const anyFacts = fc.record<SetUpFacts>({
  carriers: fc.array(anyCarrier, { maxLength: 5 }),
  clients: fc.array(anyClient, { maxLength: 120 }),
  firsts: fc.record(
    {
      CARRIER_REACHED: anyMoment,
      PRICED: anyMoment,
      FIRST_CONSIGNMENT: anyMoment,
      CARRIER_HAS_IT: anyMoment,
      DELIVERED: anyMoment,
    },
    { requiredKeys: [] },
  ),
  now: fc.constant(facts.now),
  today: fc.constant(facts.today),
});

describe('with any facts', () => {
  it('counts each open step once, over all pages', () => {
    fc.assert(
      fc.property(anyFacts, (any) => {
        const pages = [0, 1, 2].map((page) => setUp(any, page));
        const rows = [...(pages[0]?.carriers ?? []), ...pages.flatMap(({ clients }) => clients)];
        const open = rows.flatMap(({ cells }) =>
          cells.filter(({ state }) => !['DONE', 'ASK'].includes(state)),
        );
        expect(rows).toHaveLength(any.carriers.length + any.clients.length);
        expect(pages.map(({ openCount }) => openCount)).toEqual(Array(3).fill(open.length));
      }),
    );
  });

  it('has reached every milestone that precedes a reached one', () => {
    fc.assert(
      fc.property(anyFacts, (any) => {
        const reached = setUp(any).milestones.map(({ isReached }) => isReached);
        expect(reached).toEqual([...reached].sort((a, b) => Number(b) - Number(a)));
      }),
    );
  });

  it('says what each milestone needs until it is reached', () => {
    fc.assert(
      fc.property(anyFacts, (any) => {
        for (const { isReached, need, at } of setUp(any).milestones) {
          expect(need === null).toBe(isReached);
          expect(isReached || at === null).toBe(true);
        }
      }),
    );
  });
});
