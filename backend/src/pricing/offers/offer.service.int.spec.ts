import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import { waitUntil } from '../../../../projections/src/testing/eventually.js';

import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { systemActor } from '../../platform/actor.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { someContent, someTariffs } from '../testing/sample-tariffs.js';
import { RulesFeesService } from '../rules/rules-fees.service.js';
import { OfferService } from './offer.service.js';

let backend: RunningBackend;
let offers: OfferService;

const actor = systemActor('Test');
const CHILD = 11;

beforeAll(async () => {
  backend = await startBackend('offers');
  await someTariffs(backend);
  offers = backend.app.get(OfferService);
});

afterAll(() => backend.stop());

const quote = (content: ConsignmentContent = someContent, clientId = CHILD) =>
  offers.quote({ clientId, content });

const totals = async (content?: ConsignmentContent, clientId?: number) =>
  (await quote(content, clientId)).offers.map(({ data }) => [data.serviceType, data.totalCents]);

/** Known from the pricing specs: 56 kg dead weight, 108 kg cubic weight, 7.50 + 108 x rate, fuel 10 %. */
const TOTAL_AT_38_CENTS = 5873;

describe('quoting without any offer', () => {
  const reasons = async (clientId: number) =>
    (await quote(someContent, clientId)).rejections.map(({ carrier, serviceType, code }) => [
      ...[carrier, serviceType, code],
    ]);

  it('H55 names the carriers with which the client has no account', async () => {
    expect(await reasons(13)).toEqual([
      ['Southern Star', 'Express', 'NO_ACCOUNT'],
      ['Southern Star', 'Premium', 'NO_ACCOUNT'],
    ]);
    expect(await reasons(20)).toEqual([]);
  });

  it('H55 names the services without a rate card', async () => {
    await backend.database.query(`
      insert into connote_prefix (id, customer_carrier_account_id, connote_prefix, prefix_range_id)
        values (2, 1, 'SSB2', 72);
      insert into client_carrier_account (id, client_id, connote_prefix_id) values (2, 13, 2)`);

    // a change made outside the product is notified a moment later
    const found = await waitUntil(
      () => reasons(13),
      (each) => each.every(([, , code]) => code !== 'NO_ACCOUNT'),
    );
    expect(found).toEqual([
      ['Southern Star', 'Express', 'NO_RATE_CARD'],
      ['Southern Star', 'Premium', 'NO_RATE_CARD'],
    ]);
    await backend.database.query(
      'delete from client_carrier_account where id = 2; delete from connote_prefix where id = 2',
    );
  });

  it('does not mention missing setup alongside an offer', async () => {
    await backend.database.query(`
      insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length)
        values (9, 'metro', 'Metro Dash', 3, 9);
      insert into carrier_service_type (id, carrier_id, service_type, display_service_type)
        values (9, 9, 'STD', 'Standard');
      insert into customer_carrier (id, customer_id, carrier_id) values (9, 1, 9)`);

    expect(await reasons(CHILD)).toEqual([]);
    await backend.database.query(
      `delete from customer_carrier where id = 9; delete from carrier_service_type where id = 9;
       delete from carrier where id = 9`,
    );
  });
});

describe('quoting', () => {
  it('prices every service of the client and of its parents, cheapest first', async () => {
    expect(await totals()).toEqual([
      ['EXP', TOTAL_AT_38_CENTS],
      ['PRM', 8487],
    ]);
  });

  it('returns the carrier, its connote range and the ETA', async () => {
    const [cheapest] = (await quote()).offers;

    expect(cheapest).toMatchObject({
      cutOffAt: '2026-04-01T04:00:00.000Z',
      transitDays: 1,
      data: {
        carrierDisplayName: 'Southern Star',
        clientCarrierAccountId: 1,
        connoteSource: { prefixRangeId: 71, prefix: 'SSBK' },
        etaDate: '2026-04-02',
        rateCardVersionId: 1,
        hasBookingApi: true,
      },
    });
  });

  it('uses no accounts of other clients', async () => {
    expect(await totals(someContent, 20)).toEqual([]);
  });

  it('returns why services have no offer', async () => {
    const { offers: none, rejections } = await quote({
      ...someContent,
      dispatchDate: '2025-12-31',
    });

    expect(none).toEqual([]);
    expect(rejections).toContainEqual({
      carrier: 'Southern Star',
      serviceType: 'Express',
      method: null,
      code: 'RATE_CARD_EXPIRED',
      message: 'The rate card is not in force on the dispatch date',
    });
  });

  it('uses only the carrier of the payer account', async () => {
    const payerAccount = (carrierId: number) => ({
      id: 1,
      whoPays: 'RECEIVER' as const,
      accountNumber: 'X1',
      description: 'Theirs',
      carrierId,
    });

    expect(await totals({ ...someContent, payerAccount: payerAccount(1) })).toHaveLength(2);
    expect(await totals({ ...someContent, payerAccount: payerAccount(2) })).toEqual([]);
  });

  it('returns none while a suburb or the items are missing', async () => {
    expect(await totals({ ...someContent, receiver: null })).toEqual([]);
    expect(await totals({ ...someContent, items: [] })).toEqual([]);
  });
});

describe('quoting again', () => {
  it('does not read the database', async () => {
    await quote();
    const reads = countReads();

    await quote();
    const chosen = {
      clientCarrierAccountId: 1,
      carrierServiceTypeId: 1,
      totalCents: TOTAL_AT_38_CENTS,
    };
    await offers.honour({ clientId: CHILD, content: someContent }, chosen);

    expect(reads()).toBe(0);
  });

  it('does not read how many numbers are left where the carrier issues the connotes', async () => {
    await issueConnotes(true);
    const reads = countReads();

    await quote();

    expect(reads()).toBe(0);
    await issueConnotes(false);
  });

  it('uses changes made by this instance at once', async () => {
    await quote();
    const owner = { level: 'CLIENT_CARRIER_ACCOUNT', ownerId: 1 } as const;

    await backend.app.get(RulesFeesService).saveUnscoped(owner, { fuelCharge: 20 }, actor);
    expect((await totals())[0]).toEqual(['EXP', 6408]);

    await backend.app.get(RulesFeesService).saveUnscoped(owner, { fuelCharge: 10 }, actor);
    expect((await totals())[0]).toEqual(['EXP', TOTAL_AT_38_CENTS]);
  });

  it('uses changes of another instance once it is notified', async () => {
    await quote();
    const other = await backend.startAnother();
    await other.get(OfferService).quote({ clientId: CHILD, content: someContent });

    await backend.database.query(`update carrier set display_name = 'Renamed' where id = 1`);

    await waitUntilNamed(offers, 'Renamed');
    await waitUntilNamed(other.get(OfferService), 'Renamed');
    await backend.database.query(`update carrier set display_name = 'Southern Star' where id = 1`);
    await waitUntilNamed(offers, 'Southern Star');
  });

  it('is unaffected by a change that is rolled back', async () => {
    await quote();

    const undone = backend.app.get(AuditedRepository).change(actor, async ({ manager }) => {
      await manager.query(`update rules_fees set owner_id = 99 where level = 'CARRIER'`);
      throw new Error('never mind');
    });

    await expect(undone).rejects.toThrow('never mind');
    expect((await totals())[0]).toEqual(['EXP', TOTAL_AT_38_CENTS]);
  });
});

/** Returns a function that ends the count of database reads, and returns it. */
function countReads(): () => number {
  const spies = [
    jest.spyOn(backend.database, 'query'),
    jest.spyOn(backend.database, 'getRepository'),
  ];
  return () => {
    const count = spies.reduce((total, { mock }) => total + mock.calls.length, 0);
    for (const spy of spies) spy.mockRestore();
    return count;
  };
}

/** The carrier's accounts have one number then, as accounts of such carriers do. */
async function issueConnotes(isApiBased: boolean): Promise<void> {
  await backend.database.query(
    isApiBased
      ? `insert into account_range_usage
           (client_carrier_account_id, client_id, prefix_range_id, allotted, assigned, is_exhausted)
         select id, client_id, id, 1, 0, false from client_carrier_account`
      : 'delete from account_range_usage',
  );
  await backend.database.query('update carrier set is_api_based_connote = $1', [isApiBased]);
  await waitUntil(
    async () => (await quote()).offers.map(({ data }) => data.isApiBasedConnote),
    (found) => found.every((one) => one === isApiBased),
  );
}

const nameIn = async (some: OfferService) =>
  (await some.quote({ clientId: CHILD, content: someContent })).offers[0]?.data.carrierDisplayName;

const waitUntilNamed = (some: OfferService, name: string) =>
  waitUntil(
    () => nameIn(some),
    (found) => found === name,
  );
