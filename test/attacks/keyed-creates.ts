import { expect } from '@playwright/test';
import pg from 'pg';
import fs from 'node:fs';
import path from 'node:path';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import type { CreatedConsignmentView } from '@contracts/views/consignment.view.js';

import {
  type ApiClient,
  type ApiResponse,
  prepareConsignment,
  withOffer,
} from '../support/api-client.js';
import { until } from '../support/load.js';

const MAX_OUTAGE_MS = 120_000;

export interface ConfirmedCreate {
  readonly key: string;
  readonly response: CreatedConsignmentView;
}

/** An error response to a create. */
export interface FailedCreate {
  /** 0 when there was none, or one that the API description does not have. */
  readonly status: number;
  /** Error code of the response, or the reason why there was none. */
  readonly code: string | undefined;
  readonly ms: number;
}

/**
 * Creates consignments concurrently, each with its own key, which is also its reference. Failed requests are repeated
 * with the same key until they succeed, as a careful client does.
 */
export class KeyedCreates {
  readonly confirmed: ConfirmedCreate[] = [];
  readonly failed: FailedCreate[] = [];
  private count = 0;
  private isStopped = false;
  private readonly lanes: Promise<unknown>;

  private constructor(
    private readonly client: ApiClient,
    private readonly request: SaveConsignmentRequest,
    private readonly name: string,
    lanes: number,
  ) {
    this.lanes = Promise.all(Array.from({ length: lanes }, () => this.runLane()));
    this.lanes.catch(() => undefined); // reported by `stop`
  }

  static async start(client: ApiClient, name: string, lanes = 16): Promise<KeyedCreates> {
    const request = await withOffer(client, await prepareConsignment(client));
    return new KeyedCreates(client, request, `${name}-${Date.now()}`, lanes);
  }

  /** Waits until that many more have succeeded. */
  async more(count: number): Promise<void> {
    const target = this.confirmed.length + count;
    await Promise.race([
      until(
        () => Promise.resolve(this.confirmed.length),
        (length) => length >= target,
        MAX_OUTAGE_MS,
      ),
      this.lanes,
    ]);
  }

  /** Stops once all started requests have a response. @throws if one was permanently rejected */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.lanes;
  }

  /** Asserts that each key created one consignment and every response is still correct, by reading the events. */
  async expectOneEach(dataDir: string): Promise<void> {
    const address = fs.readFileSync(path.join(dataDir, 'database-owner-url'), 'utf8');
    const database = new pg.Client({ connectionString: address });
    await database.connect();
    const { rows } = await database.query<{ id: number; reference: string }>(
      `select split_part(stream, '-', 2)::integer as id, data #>> '{content,references,0}' as reference
         from event_store.events
        where type = 'ConsignmentCreated' and data #>> '{content,references,0}' like $1`,
      [`${this.name}-%`],
    );
    await database.end();
    const byKey = (a: readonly [string, number], b: readonly [string, number]) =>
      a[0].localeCompare(b[0]) || a[1] - b[1];
    const stored = rows.map(({ reference, id }) => [reference, id] as const).toSorted(byKey);
    const confirmedIds = this.confirmed
      .map(({ key, response }) => [key, response.id] as const)
      .toSorted(byKey);
    expect(stored).toEqual(confirmedIds);
    const numbers = this.confirmed.map(({ response }) => response.connoteNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
  }

  private async runLane(): Promise<void> {
    while (!this.isStopped) {
      const key = `${this.name}-${this.count++}`;
      const response = await until(
        () => this.create(key),
        (last) => last !== null && last.status < 500,
        MAX_OUTAGE_MS,
      ).catch((error: unknown) => {
        const reasons = JSON.stringify(this.failed.slice(-5));
        throw new Error(`${key} failed for too long, last errors: ${reasons}`, { cause: error });
      });
      if (response?.status !== 200) throw new Error(`rejected: ${JSON.stringify(response)}`);
      this.confirmed.push({ key, response: response.body });
    }
  }

  private async create(key: string): Promise<ApiResponse<CreatedConsignmentView> | null> {
    const startedAt = performance.now();
    const body = { ...this.request, consignmentReferences: [key] };
    const fail = (status: number, code: string | undefined) => {
      this.failed.push({ status, code, ms: performance.now() - startedAt });
    };
    try {
      const response = await this.client.send<CreatedConsignmentView>('POST', 'consignment', body, {
        'idempotency-key': key,
      });
      if (response.status !== 200) fail(response.status, codeOf(response.body));
      return response;
    } catch (error) {
      fail(0, reasonOf(error));
      return null;
    }
  }
}

/** Reason for a failed request, which `fetch` wraps. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);

const codeOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined;
