import { Injectable } from '@nestjs/common';

import type { TestConnectionRequest } from '@contracts/requests/test-connection.request.js';
import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests.js';
import type { ConnectionTestView } from '@contracts/views/connection-test.view.js';

import { type CarrierKind, findCarrierKind } from '../../carrier-adapters/index.js';
import { type Carrier, type CustomerCarrier, withStoredSecrets } from '../../carriers/index.js';
import { assertInScope, type Actor } from '../../identity/index.js';
import { MailTransport } from '../../notifications/index.js';
import { Clock } from '../../platform/clock.js';
import { HostKeyRepository } from '../host-keys/host-key.repository.js';
import { accountProbe } from './account-probe.js';
import { ConnectionTester } from './connection-tester.js';
import { mailProbe } from './mail-probe.js';
import { PassedTests, type Tested } from './passed-tests.js';
import type { Probe } from './probe.js';
import { StoredConnections, type SecretField } from './stored-connections.js';
import { failing, probeOf, type TestedSettings } from './tested-settings.js';

/** Tests a carrier's connection as entered, saved or not. */
@Injectable()
export class ConnectionTestService {
  constructor(
    private readonly connections: StoredConnections,
    private readonly passed: PassedTests,
    private readonly mailTransport: MailTransport,
    private readonly tester: ConnectionTester,
    private readonly clock: Clock,
    private readonly hostKeys: HostKeyRepository,
  ) {}

  /** @throws OutOfScope, RecordNotFound, TooManyRequests */
  async run(
    customerId: number,
    request: TestConnectionRequest,
    actor: Actor,
  ): Promise<ConnectionTestView> {
    assertInScope(actor, 'UPDATE_CUSTOMER_CARRIER_ACCOUNT', { clientId: null, customerId });
    const stored = await this.connections.find(customerId, request.id ?? null);
    const carrier = await this.connections.getCarrier(customerId, request.carrier.id);
    const log = await this.tester.run(
      customerId,
      await this.probe(request, { customerId, stored, carrier, actor }),
    );
    const now = this.clock.now();
    const tested = log.isPassed ? this.toTested(request, { customerId, stored, carrier }) : null;
    if (tested) await this.passed.save(tested, { customerId, carrierId: carrier.id }, now);
    return {
      kind: request.kind,
      isPassed: log.isPassed,
      testedAt: now.toISOString(),
      steps: log.steps(),
    };
  }

  /** The connection that a passed test proves; feeds and bookings have no step in the set-up guide. */
  private toTested(
    request: TestConnectionRequest,
    { customerId, stored, carrier }: Omit<TestedConnection, 'actor'>,
  ): Tested | null {
    if (request.kind === 'TRANSFER')
      return { kind: 'TRANSFER', settings: this.settings(request, customerId, stored) };
    const kind = findCarrierKind(carrier.adapter);
    if (request.kind !== 'ACCOUNT' || !kind) return null;
    const settings = this.accountSettings(request, kind, stored);
    return { kind: 'ACCOUNT', adapter: carrier.adapter, settings };
  }

  private async probe(
    request: TestConnectionRequest,
    { customerId, stored, carrier, actor }: TestedConnection,
  ): Promise<Probe> {
    if (request.kind === 'ACCOUNT') return this.accountProbe(request, carrier, stored);
    if (request.kind === 'BOOKING' && carrier.bookingIntegrationType !== 'BOOKING_API') {
      const email = await this.connections.getBookingsEmail(customerId);
      return mailProbe(this.mailTransport, email, carrier.displayName);
    }
    if (this.wouldLeak(request, stored)) return failing(texts.passwordForAnotherServer);
    const knownHosts = this.hostKeys.knownHostsOf(customerId, actor);
    return probeOf(request.kind, { ...this.settings(request, customerId, stored), knownHosts });
  }

  private accountSettings(
    { adapterSettings }: TestConnectionRequest,
    kind: CarrierKind,
    stored: Stored,
  ): Readonly<Record<string, string>> {
    const before = stored && this.connections.openAdapterSettings(kind.name, stored);
    return withStoredSecrets(kind, adapterSettings ?? {}, before ?? {});
  }

  private async accountProbe(
    request: TestConnectionRequest,
    { id, adapter }: Carrier,
    stored: Stored,
  ): Promise<Probe> {
    const kind = findCarrierKind(adapter);
    if (!kind) return failing(texts.noAccount);
    return accountProbe({
      kind,
      settings: this.accountSettings(request, kind, stored),
      serviceTypes: await this.connections.listServiceTypes(id),
      createCallContext: (policy) => this.tester.calls.createContext(adapter, policy),
    });
  }

  private settings(
    request: TestConnectionRequest,
    customerId: number,
    stored: Stored,
  ): Omit<TestedSettings, 'knownHosts'> {
    const text = (value: string | null | undefined) => (value === '' ? null : (value ?? null));
    return {
      customerCarrierId: stored?.id ?? 0,
      customerId,
      transferType: request.transferType ?? null,
      server: text(request.server),
      port: request.port ?? null,
      path: text(request.path),
      serverAuth: text(request.serverAuth),
      username: text(request.username),
      password: this.secret('password', request, stored),
      apiKey: this.secret('apiKey', request, stored),
      bookingServer: text(request.bookingServer),
      difotServer: text(request.difotServer),
      difotPort: request.difotPort ?? null,
      difotPath: text(request.difotPath),
      difotUsername: text(request.difotUsername),
      difotPassword: this.secret('difotPassword', request, stored),
    };
  }

  /** Secret as entered, else the stored one. */
  private secret(
    field: SecretField,
    request: TestConnectionRequest,
    stored: Stored,
  ): string | null {
    const entered = request[field] ?? '';
    if (this.connections.isEntered(entered)) return entered;
    return stored && this.connections.openSecret(stored, field);
  }

  /** Whether the stored secret would be sent to a server, or as a user, it was not stored for. */
  private wouldLeak(request: TestConnectionRequest, stored: Stored): boolean {
    const { secret, destination } = sentSecrets[request.kind];
    if (!stored || secret === null || stored[secret] === null) return false;
    if (this.connections.isEntered(request[secret] ?? '')) return false;
    return destination.some((field) => (request[field] ?? '') !== (stored[field] ?? ''));
  }
}

type Stored = CustomerCarrier | null;

interface TestedConnection {
  readonly customerId: number;
  readonly stored: Stored;
  readonly carrier: Carrier;
  readonly actor: Actor;
}

/** The only secret a test sends, with the fields that decide its destination; tests of web services send none. */
const sentSecrets = {
  ACCOUNT: { secret: null, destination: [] }, // is sent only to the carrier's own server
  TRANSFER: { secret: 'password', destination: ['transferType', 'server', 'port', 'username'] },
  FEED: { secret: 'difotPassword', destination: ['difotServer', 'difotPort', 'difotUsername'] },
  BOOKING: { secret: null, destination: [] },
} as const;
