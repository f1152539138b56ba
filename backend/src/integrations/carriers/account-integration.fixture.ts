import { DataSource } from 'typeorm';

import type { ManifestEvent } from '@contracts/events/manifest.events.js';
import { connectEventStore } from '@event-store/connect-event-store.js';
import type { EventStore } from '@event-store/event-store.js';
import { readWholeStream } from '@event-store/stream-pages.js';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { stub } from '../../../../test/support/stub.js';
import {
  type AustraliaPostDouble,
  startAustraliaPost,
} from '../../carrier-adapters/australia-post/double/server.js';
import {
  type CallContext,
  findCarrierKind,
  networkTransport,
} from '../../carrier-adapters/index.js';
import { CarrierBookingRepository, CarrierShipmentRepository } from '../../carriers/index.js';
import { ConsignmentStreams, consignmentStreams } from '../../consignments/domain/consignment.js';
import { ConsignmentEventReader } from '../../consignments/index.js';
import {
  ManifestStreams,
  manifestStreams,
  resendManifest,
} from '../../manifests/domain/manifest.js';
import { ManifestOutcomeService, ManifestEventReader } from '../../manifests/index.js';
import { migrations } from '../../migrations.js';
import { systemActor } from '../../platform/actor.js';
import { SystemClock } from '../../platform/clock.js';
import { migrateDatabase } from '../../platform/database/migrate-database.js';
import { loopbackPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { nextRunAfter } from '../../platform/jobs/job-task.js';
import { writeManifest } from '../testing/manifested-consignment.js';
import type { PickupBookingClient } from '../bookings/pickup-booking-client.js';
import { OutboundManifestQueries } from '../outbound/outbound-manifest.queries.js';
import { DeliveryRetryPolicy } from '../tasks/delivery-retry.policy.js';
import type { CarrierConnection, CarrierConnections } from '../records/carrier-connections.js';
import type { OutgoingFailureRepository } from '../records/outgoing-failure.repository.js';
import { BookPickupTask } from '../tasks/book-pickup.task.js';
import { TransmitManifestTask } from '../tasks/transmit-manifest.task.js';
import { AccountIntegration } from './account-integration.js';
import type { CarrierIntegrations } from './carrier-integrations.js';

/** More than in production: the double loses a fifth of its responses. */
const MAX_ATTEMPTS = 100;
const clock = new SystemClock();
const key = Buffer.alloc(32, 7).toString('base64');

const outcomes: readonly string[] = [
  'ManifestTransmitted',
  'TransmissionFailed',
  'ManifestPickupBooked',
  'PickupBookingFailed',
];

/** Manifests on an account with Australia Post, on a real event store and database, against the double. */
export class AccountFixture {
  readonly shipments: CarrierShipmentRepository;
  readonly attempts: CarrierBookingRepository;
  readonly integration: AccountIntegration;
  private readonly outcomes: ManifestOutcomeService;
  private lastId = 1000;
  /** Awaited before each call to the carrier; an error thrown here simulates a crash. */
  beforeCall: (name: string) => void | Promise<void> = () => undefined;

  private constructor(
    private readonly testDatabase: TestDatabase,
    readonly database: DataSource,
    readonly store: EventStore,
    readonly double: AustraliaPostDouble,
  ) {
    this.shipments = new CarrierShipmentRepository(database, new SecretBox(`k1:${key}`));
    this.attempts = new CarrierBookingRepository(database);
    this.outcomes = new ManifestOutcomeService(
      new ManifestStreams(store, clock, manifestStreams),
      new ConsignmentStreams(store, clock, consignmentStreams),
      clock,
    );
    const kind = findCarrierKind('australia-post');
    if (!kind) throw new Error('the adapter is registered');
    this.integration = new AccountIntegration(kind, {
      io: this.io(),
      shipments: this.shipments,
      attempts: this.attempts,
      bookings: stub<PickupBookingClient>({ book: () => Promise.resolve('by email') }),
    });
  }

  static async open(name: string, type: 'EPARCEL' | 'STARTRACK' = 'EPARCEL') {
    const testDatabase = await createTestDatabase(name);
    const { url } = testDatabase;
    await migrateDatabase({ databaseUrl: url, eventStoreUrl: url, migrations });
    const database = await new DataSource({ type: 'postgres', url }).initialize();
    await database.query(`
      insert into customer (id, name, bookings_email, contact_email)
        values (3, 'Coastline', 'b@x.example', 'c@x.example');
      insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length, adapter)
        values (1, 'australia_post', 'Australia Post', 5, 8, 'australia-post');
      insert into customer_carrier (id, customer_id, carrier_id) values (21, 3, 1)`);
    const store = await connectEventStore(url);
    return new AccountFixture(testDatabase, database, store, await startAustraliaPost(type));
  }

  async close(): Promise<void> {
    await this.double.close();
    await this.store.close();
    await this.database.destroy();
    await this.testDatabase.drop();
  }

  get url(): string {
    return this.testDatabase.url;
  }

  transmitTask(): TransmitManifestTask {
    return new TransmitManifestTask(...this.dependencies());
  }

  bookTask(): BookPickupTask {
    return new BookPickupTask(...this.dependencies());
  }

  /** Writes a manifest of consignments with this carrier; they have the ids from that of the manifest on. */
  async createManifest(size: number, more: object = {}): Promise<number> {
    const id = (this.lastId += 100);
    const consignmentIds = Array.from({ length: size }, (_, index) => id + index);
    const options = { customerCarrierId: 21, window: null, via: 'EMAIL', isPending: true } as const;
    await writeManifest(this.store, { ...options, id, consignmentIds, ...more });
    return id;
  }

  /** As a user does. */
  async resend(id: number): Promise<void> {
    const access = { actor: systemActor('A user'), permission: null };
    await new ManifestStreams(this.store, clock, manifestStreams).change(
      id,
      access,
      resendManifest,
    );
  }

  /** Runs the job once, as the queue does. */
  run(manifestId: number, attempt = 1, task: 'transmitTask' | 'bookTask' = 'transmitTask') {
    return this[task]().run(
      { manifestId, causationId: `event-${manifestId}`, correlationId: 'c1' },
      { attempt, nextRunAt: nextRunAfter(new Date(), attempt) },
    );
  }

  /** Outcomes of the manifest's jobs. */
  async eventsOf(id: number) {
    const events = await readWholeStream<ManifestEvent>(this.store, `manifest-${id}`);
    return events.filter(({ type }) => outcomes.includes(type));
  }

  private dependencies() {
    const track = (_used: unknown, call: () => Promise<unknown>) => call();
    return [
      new OutboundManifestQueries(
        new ManifestEventReader(this.store),
        new ConsignmentEventReader(this.store),
      ),
      this.outcomes,
      stub<CarrierConnections>({ get: () => Promise.resolve(this.connection()) }),
      stub<CarrierIntegrations>({ forCarrier: () => this.integration }),
      new DeliveryRetryPolicy(MAX_ATTEMPTS),
      stub<OutgoingFailureRepository>({ track }),
    ] as const;
  }

  private connection(): CarrierConnection {
    const { number, apiKey, password } = this.double.state.account;
    const settings = {
      accountType: number.length === 10 ? 'EPARCEL' : 'STARTRACK',
      accountNumber: number,
      apiKey,
      password,
      environment: 'TESTBED',
      labelLayout: 'A6-1pp',
    };
    return stub<CarrierConnection>({ customerCarrierId: 21, adapter: 'australia-post', settings });
  }

  private io(): CallContext {
    const transport = networkTransport(loopbackPolicy());
    return {
      transport: async (name, call) => {
        await this.beforeCall(name);
        return transport(name, call);
      },
      now: () => clock.now(),
      log: () => undefined,
      server: this.double.url,
      pause: () => Promise.resolve(),
    };
  }
}
