import fc from 'fast-check';

import type { AddressClass } from '@contracts/rules/address.js';
import type { ConsignmentContent } from '@contracts/events/consignment.events.js';

import { systemActor } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { CacheSize } from '../../platform/cache/cache-size.js';
import { RecordCache, RecordsVersions } from '../../platform/cache/record.cache.js';
import { PostgresListener } from '../../platform/database/postgres-listener.js';
import { RangeUsageQueries } from '../../prefix-ranges/index.js';
import { stub } from '../../../../test/support/stub.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { RulesFeesService } from '../rules/rules-fees.service.js';
import { ClientTariffCache } from '../tariffs/client-tariff.cache.js';
import { EffectiveRulesQueries } from '../tariffs/effective-rules.queries.js';
import { RateCardCache } from '../tariffs/rate-card.cache.js';
import { clientIds, rulesOwners, seedManyTariffs, suburbs } from '../testing/many-tariffs.js';
import { someContent } from '../testing/sample-tariffs.js';
import { TransitTimeCache, PricingContextFactory } from './pricing-context.factory.js';
import { SuburbCache } from '../zones/suburb.cache.js';
import { OfferService } from './offer.service.js';
import type { Shipment } from './priced-offer.js';
import { RemainingNumberCache } from './remaining-number.cache.js';

/** Number of shipments quoted; raised by LINEHAUL_QUOTES, for example 10000. */
const QUOTES = Number(process.env['LINEHAUL_QUOTES'] ?? 300);
/** Quotes that evict each other's records while they are read. */
const CONCURRENCY = 6;
const MAX_MS = 60_000 + QUOTES * 300;

let backend: RunningBackend;
let usual: OfferService;
let singleEntry: OfferService;

beforeAll(async () => {
  backend = await startBackend('small_caches');
  await seedManyTariffs(backend);
  usual = offersWith(new CacheSize());
  singleEntry = offersWith(new SingleEntry());
}, 60_000);
afterAll(() => backend.stop());

class SingleEntry extends CacheSize {
  override limit(): number {
    return 1;
  }
}

class FirstOfMarch extends Clock {
  override now(): Date {
    return new Date('2026-03-01T00:00:00Z');
  }
}

/** Offers at one point in time, from caches of this size. */
function offersWith(size: CacheSize): OfferService {
  const { app } = backend;
  const records = new RecordCache(
    app.get(PostgresListener),
    app.get(AuditedRepository),
    app.get(RecordsVersions),
    size,
  );
  return offersFrom(records, size);
}

/** Offers that cache nothing, as while no notifications arrive. */
function offersWithoutCaches(): OfferService {
  const records = new RecordCache(
    stub<PostgresListener>({ isListening: false, subscribe: () => undefined }),
    stub<AuditedRepository>({ onChange: () => undefined }),
    stub<RecordsVersions>({ onMissed: () => undefined }),
    new SingleEntry(),
  );
  return offersFrom(records, new SingleEntry());
}

function offersFrom(records: RecordCache, size: CacheSize): OfferService {
  const { app, database } = backend;
  const rateCards = new RateCardCache(database, size);
  return new OfferService(
    new ClientTariffCache(database, rateCards, app.get(EffectiveRulesQueries), records),
    new PricingContextFactory(
      new SuburbCache(database, records),
      new TransitTimeCache(database, records),
      new FirstOfMarch(),
    ),
    new RemainingNumberCache(app.get(RangeUsageQueries), size),
  );
}

const side = fc.integer({ min: 5, max: 180 }).map((centimetres) => centimetres / 100);
const addressClass = fc.constantFrom<AddressClass>('BUSINESS', 'RESIDENTIAL');
const place = fc.record({ suburb: fc.constantFrom(...suburbs), addressClass });
const [someItem] = someContent.items;
const item = fc
  .record({
    itemTypeName: fc.constantFrom('Carton', 'Pallet', 'Tube'),
    quantity: fc.integer({ min: 1, max: 8 }),
    ...{ length: side, width: side, height: side },
    weight: fc.integer({ min: 1, max: 400 }),
  })
  .map((changes) => ({ ...someItem, ...changes }));

const shipment: fc.Arbitrary<Shipment> = fc
  .record({
    clientId: fc.constantFrom(...clientIds),
    dispatchDate: fc.constantFrom('2026-01-05', '2026-03-13', '2026-03-16', '2026-12-23'),
    sender: place,
    receiver: place,
    items: fc.array(item, { minLength: 1, maxLength: 4 }),
    isTailgateRequired: fc.boolean(),
  })
  .map(({ clientId, sender, receiver, ...rest }) => ({
    clientId,
    content: {
      ...someContent,
      ...rest,
      sender: { ...someContent.sender, ...sender },
      receiver: { ...someContent.receiver, ...receiver },
    } as ConsignmentContent,
  }));

/** A fuel surcharge set at one of the levels before the quotes. */
const change = fc.record({
  owner: fc.constantFrom(...rulesOwners),
  fuelCharge: fc.integer({ min: 0, max: 40 }),
});

const quoteAll = (offers: OfferService, shipments: readonly Shipment[]) =>
  Promise.all(shipments.map((each) => offers.quote(each)));

describe('prices', () => {
  it(
    'are identical to the cent with caches of one entry, without caches and with the default ones',
    async () => {
      const rules = backend.app.get(RulesFeesService);
      const shipments = fc.array(shipment, { minLength: CONCURRENCY, maxLength: CONCURRENCY });
      let offered = 0;
      await fc.assert(
        fc.asyncProperty(shipments, change, async (quoted, { owner, fuelCharge }) => {
          await rules.saveUnscoped(owner, { fuelCharge }, systemActor('Test'));
          const [expected, found, uncached] = await Promise.all([
            quoteAll(usual, quoted),
            quoteAll(singleEntry, quoted),
            quoteAll(offersWithoutCaches(), quoted),
          ]);

          expect(found).toEqual(expected);
          expect(uncached).toEqual(expected);
          offered += expected.filter(({ offers }) => offers.length > 0).length;
        }),
        // a smaller example would take longer than the whole test
        { numRuns: Math.ceil(QUOTES / CONCURRENCY), endOnFailure: true },
      );
      expect(offered).toBeGreaterThan(QUOTES / 2);
    },
    MAX_MS,
  );
});
