import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { expect } from '@playwright/test';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import type { CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type {
  CreatedManifestView,
  ManifestListItem,
  ManifestListPage,
} from '@contracts/views/manifest.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';

import { type ApiClient, dayFromNow, prepareConsignment } from '../support/api-client.js';
import { parseJson } from '../support/json.js';
import { until } from '../support/load.js';

const MAX_OUTAGE_MS = 120_000;
const PAGE_SIZE = 200;

export interface CreatedManifest {
  readonly id: number;
  readonly consignmentId: number;
}

/** A line of the simulated carrier's manifests.jsonl or bookings.jsonl. */
interface CarrierRecord {
  readonly manifest?: {
    readonly manifestId: number;
    readonly consignments: readonly { readonly consignmentId: number }[];
  };
  readonly booking?: { readonly manifestId: number };
}

/**
 * Manifests one consignment after the other, with each carrier in turn and its pickup booked. Each request has its own
 * key and is repeated with it until it succeeds.
 */
export class KeyedManifests {
  readonly created: CreatedManifest[] = [];
  private isStopped = false;
  private readonly loop: Promise<void>;

  private constructor(
    private readonly client: ApiClient,
    private readonly requests: readonly SaveConsignmentRequest[],
    private readonly name: string,
    private readonly pauseMs: number,
  ) {
    this.loop = this.run();
    this.loop.catch(() => undefined); // reported by `stop`
  }

  /** @param pauseMs between two manifests */
  static async start(client: ApiClient, name: string, pauseMs = 0): Promise<KeyedManifests> {
    const request = await prepareConsignment(client);
    const offers = await client.expect<OfferView[]>('POST', 'consignment/offers', request);
    const requests = offers.map((offer) => ({ ...request, offer }));
    return new KeyedManifests(client, requests, `${name}-${Date.now()}`, pauseMs);
  }

  /** Waits until that many more have been created. */
  async more(count: number): Promise<void> {
    const target = this.created.length + count;
    await Promise.race([
      until(
        () => Promise.resolve(this.created.length),
        (length) => length >= target,
        MAX_OUTAGE_MS,
      ),
      this.loop,
    ]);
  }

  /** Stops once the current one is created. @throws if a request was permanently rejected */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.loop;
  }

  /** Lists the created manifests, as shown on the page. */
  async list(client: ApiClient): Promise<ManifestListItem[]> {
    const createdIds = new Set(this.created.map(({ id }) => id));
    const found: ManifestListItem[] = [];
    for (let page = 0; page * PAGE_SIZE < this.created.length + PAGE_SIZE; page += 1) {
      const { manifests } = await client.expect<ManifestListPage>(
        'GET',
        `manifest?permission=READ_MANIFEST&size=${PAGE_SIZE}&page=${page}&sort=id,DESC`,
      );
      found.push(...manifests.filter(({ id }) => createdIds.has(id)));
    }
    return found;
  }

  /** Asserts that within this time all are sent and booked, each exactly once according to the carrier's records. */
  async expectSentOnce(client: ApiClient, dataDir: string, timeoutMs: number): Promise<void> {
    await until(
      async () => (await this.list(client)).filter(isPending).map(({ id }) => id),
      (pending) => pending.length === 0,
      timeoutMs,
    );
    const all = await this.list(client);
    expect(all.filter(({ dataStatus }) => dataStatus === 'FAILED')).toEqual([]);
    expect(all.filter(({ bookingStatus }) => bookingStatus === 'FAILED')).toEqual([]);
    const byId = (a: number, b: number) => a - b;
    const ids = this.created.map(({ id }) => id).sort(byId);
    expect(all.map(({ id }) => id).sort(byId)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    this.expectAtCarrier(dataDir, all);
  }

  private expectAtCarrier(dataDir: string, all: readonly ManifestListItem[]): void {
    const ids = new Set(all.map(({ id }) => id));
    const received = recordsOf(dataDir, 'manifests')
      .flatMap(({ manifest }) => manifest ?? [])
      .filter(({ manifestId }) => ids.has(manifestId));
    const sent = all.filter(({ dataStatus }) => dataStatus === 'SENT').map(({ id }) => id);
    expect(received.map(({ manifestId }) => manifestId).sort()).toEqual(sent.sort());
    const consignments = received.flatMap((manifest) => manifest.consignments);
    expect(new Set(consignments.map(({ consignmentId }) => consignmentId)).size).toBe(
      consignments.length,
    );
    const booked = recordsOf(dataDir, 'bookings')
      .flatMap(({ booking }) => booking ?? [])
      .filter(({ manifestId }) => ids.has(manifestId))
      .map(({ manifestId }) => manifestId);
    expect(new Set(booked).size).toBe(booked.length);
  }

  private async run(): Promise<void> {
    for (let turn = 0; !this.isStopped; turn += 1) {
      const request = this.requests[turn % this.requests.length];
      if (!request) throw new Error('no offers');
      this.created.push(await this.create(request, `${this.name}-${turn}`));
      await pause(this.pauseMs);
    }
  }

  private async create(request: SaveConsignmentRequest, key: string): Promise<CreatedManifest> {
    const body = { ...request, consignmentReferences: [key] };
    const consignment = await this.send<CreatedConsignmentView>('consignment', key, body);
    const manifest = await this.send<CreatedManifestView>('manifest', key, {
      consignmentIds: [consignment.id],
      autoPickupBooking: true,
      readyTime: `${dayFromNow(3)}T02:00:00.000Z`,
      closingTime: `${dayFromNow(3)}T04:00:00.000Z`,
    });
    expect(manifest.leftOut).toEqual([]);
    return { id: manifest.id, consignmentId: consignment.id };
  }

  private async send<Body>(path: string, key: string, body: unknown): Promise<Body> {
    const headers = { 'idempotency-key': `${path} ${key}` };
    const response = await until(
      () => this.client.send<Body>('POST', path, body, headers).catch(() => null),
      (last) => last !== null && last.status < 500,
      MAX_OUTAGE_MS,
    );
    if (response?.status !== 200) throw new Error(`rejected: ${JSON.stringify(response)}`);
    return response.body;
  }
}

const isPending = ({ dataStatus, bookingStatus }: ManifestListItem): boolean =>
  dataStatus === 'PENDING' || bookingStatus === 'PENDING';

function recordsOf(dataDir: string, name: string): CarrierRecord[] {
  const file = path.join(dataDir, 'simulated-carrier', `${name}.jsonl`);
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => parseJson<CarrierRecord>(line));
}
