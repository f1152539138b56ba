import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { CommandBus } from '@nestjs/cqrs';

import type { CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type { IntegrationFlowView } from '@contracts/views/integration-flow.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';

import { SentFileErasureService } from '../../backend/src/clients/index.js';
import { ErasePersonalData } from '../../backend/src/consignments/index.js';
import {
  requestOffer,
  shipment,
  TestClient,
} from '../../backend/src/consignments/testing/shipping.fixture.js';
import { systemActor } from '../../backend/src/platform/actor.js';
import { RecordCarrierScan } from '../../backend/src/tracking/index.js';
import { drawSignature } from '../../demo/simulated-carrier/signature.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import type { FlowHarness } from '../support/client-flows.js';

interface DeliveryOptions {
  readonly kind?: 'PICKUP' | 'DELIVERY';
  /** Bytes of the image; that of a drawn signature by default. */
  readonly size?: number;
}

/** Consignments of client 10, delivered with a signature. */
export class Deliveries {
  private constructor(
    private readonly harness: FlowHarness,
    private readonly user: TestClient,
    private readonly offer: OfferView,
  ) {}

  static async start(harness: FlowHarness): Promise<Deliveries> {
    const user = await TestClient.signIn(harness.backend, { role: 'CLIENT_ADMIN', clientId: 10 });
    return new Deliveries(harness, user, await requestOffer(user, 'Southern'));
  }

  /** Delivers a new consignment, and waits until the public event of its proof is recorded. */
  async add(signedBy: string, options: DeliveryOptions = {}) {
    const { body } = await this.user.request<CreatedConsignmentView>(
      'POST',
      'consignment',
      shipment({}, this.offer),
    );
    const { id, connoteNumber } = body;
    await this.user.request('POST', 'manifest', { consignmentIds: [id] });
    return this.prove({ id, connoteNumber }, signedBy, options);
  }

  /** Records a proof of the consignment, and waits until its public event is recorded. */
  async prove(
    { id, connoteNumber }: { readonly id: number; readonly connoteNumber: string },
    signedBy: string,
    { kind = 'DELIVERY', size }: DeliveryOptions = {},
  ) {
    const before = await this.countOfProofs(id);
    const signature = size === undefined ? drawSignature(connoteNumber) : Buffer.alloc(size, 1);
    const occurredAt = '2026-03-05T13:55:00+11:00';
    const scan = {
      ...{ connoteNumber, occurredAt, location: null, description: '', carrierDescription: null },
      status: kind === 'DELIVERY' ? 'DELIVERED' : 'PICKED_UP',
      proof: { kind, signedBy, signature: signature.toString('base64'), occurredAt },
    } as const;
    const command = () => new RecordCarrierScan(scan, 1, systemActor('Feed'));
    const commands = this.harness.backend.app.get(CommandBus);
    await waitUntil(
      () => commands.execute(command()),
      (outcome) => outcome === 'RECORDED',
    );
    await waitUntil(
      () => this.countOfProofs(id),
      (count) => count > before,
    );
    return { id, connoteNumber, signature };
  }

  /** Erases the receiver as `personal-data:erase` does. */
  async erase(id: number): Promise<void> {
    const { app } = this.harness.backend;
    const actor = systemActor('Erasure by operator');
    await app.get(CommandBus).execute(new ErasePersonalData(id, ['RECEIVER'], actor));
    const files = app.get(SentFileErasureService);
    for (const file of await files.findByConsignmentsUnscoped([id]))
      await files.deleteUnscoped(file);
  }

  async lastRunOf({ id }: IntegrationFlowView): Promise<string> {
    const { body } = await this.harness.admin.request<IntegrationFlowView[]>(
      'GET',
      'integration-flow',
    );
    return body.find((flow) => flow.id === id)?.lastRunAt ?? '';
  }

  private async countOfProofs(id: number): Promise<number> {
    const [row] = await this.harness.backend.database.query<{ count: number }[]>(
      `select count(*)::integer as count from public_event
        where type = 'consignment.proof_recorded' and subject_id = $1`,
      [id],
    );
    return row?.count ?? 0;
  }
}

interface ReceivedFile {
  readonly name: string | undefined;
  readonly key: string | undefined;
  readonly type: string | undefined;
  readonly body: Buffer;
}

/** A client's web service that receives files, and fails at the first that is no image, once. */
export class ProofServer {
  readonly received: ReceivedFile[] = [];

  private constructor(private readonly server: http.Server) {}

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  static async start(harness: FlowHarness): Promise<ProofServer> {
    const server = http.createServer();
    const started = new ProofServer(server);
    server.on('request', (request, response) => void started.receive(request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    harness.closing.push(() => server.close());
    return started;
  }

  private async receive(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    const header = (name: string) => request.headers[name]?.toString();
    const type = header('content-type');
    const isFirst = !this.received.some((file) => file.type !== 'image/png');
    this.received.push({
      ...{ name: header('x-file-name'), key: header('idempotency-key'), type },
      body: await buffer(request),
    });
    response.writeHead(isFirst && type !== 'image/png' ? 500 : 200).end();
  }
}
