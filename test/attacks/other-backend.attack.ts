import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, test } from '@playwright/test';

import type { AddressPage, AddressView } from '@contracts/views/address.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';

import { address, dataDir } from '../acceptance/environment.js';
import { ApiClient, prepareConsignment } from '../support/api-client.js';
import { parseJson } from '../support/json.js';
import { runConcurrently } from '../support/load.js';
import { delayNotifications } from '../support/postgres-processes.js';

/** Number of reads after changes, each on a separate connection. */
const READS = [
  [180, ''],
  [10_000, ' @long'],
] as const;
/** Forms, quotes and lists: a third of the reads each. */
const KINDS = 3;
const READS_OF_CHANGE = 12;
const LANES = 6;

const ADMINISTRATOR = 'admin@coastline.example';
const CLIENT_ID = 2;

interface Rules {
  readonly rules: Record<string, unknown> & { readonly id: number | null };
  readonly revision: number;
}

let admin: ApiClient;
/** Position from the last response. */
let known = '';

test.beforeAll(async () => {
  admin = await ApiClient.signIn(address(), ADMINISTRATOR);
});

/** Sends a request on a new connection: with several backends behind the port, any of them may respond. */
async function send<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const request = http.request(`${address()}/api/v1/${path}`, {
    method,
    agent: false,
    headers: {
      authorization: `Bearer ${admin.token ?? ''}`,
      'content-type': 'application/json',
      ...(known === '' ? {} : { 'x-after-position': known }),
    },
  });
  request.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const result = await text(response);
  expect(response.statusCode, `${method} ${path}: ${result}`).toBeLessThan(300);
  const changed = response.headers['x-event-position'];
  if (typeof changed === 'string') known = changed;
  return (result === '' ? undefined : JSON.parse(result)) as Body;
}

interface Alternation<Value> {
  readonly reads: number;
  readonly change: (turn: number) => Promise<void>;
  readonly read: () => Promise<Value>;
  readonly expected: (turn: number) => Value;
}

/**
 * Interval, in changes, at which notifications are delayed, so that a backend that does not wait returns stale data.
 */
const LATE_EVERY = 5;

/** Makes changes repeatedly; after each one `read` is requested on many connections concurrently. */
async function alternate<Value>(alternation: Alternation<Value>): Promise<void> {
  const { reads, change, read, expected } = alternation;
  const before = await requestsOfEachBackend();
  for (let turn = 0; turn * READS_OF_CHANGE < reads; turn += 1) {
    const arrive =
      turn % LATE_EVERY === LATE_EVERY - 1 ? await delayNotifications(dataDir()) : () => undefined;
    const results = await change(turn)
      .then(() => runConcurrently(READS_OF_CHANGE, LANES, read))
      .finally(arrive);
    const stale = results.filter((result) => result !== expected(turn));
    expect(stale, `responses from before change ${turn}`).toEqual([]);
  }
  const served = (await requestsOfEachBackend()).map(
    (count, index) => count - (before[index] ?? 0),
  );
  expect(served.length).toBeGreaterThan(1);
  for (const count of served) expect(count).toBeGreaterThan(reads / 10);
}

/** Number of requests served by each backend; neither may have been left out. */
async function requestsOfEachBackend(): Promise<number[]> {
  const file = path.join(dataDir(), 'monitoring-ports.json');
  const ports = parseJson<Record<string, number>>(fs.readFileSync(file, 'utf8'));
  const backends = Object.entries(ports).filter(([name]) => name.startsWith('backend'));
  return Promise.all(
    backends.map(async ([, port]) => {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const counts = metrics.matchAll(/^linehaul_http_request_seconds_count\{.*\} (\d+)$/gm);
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    }),
  );
}

/** Number of fuel charges used in turn, each resulting in a different price. */
const FUELS = 7;
const fuelOf = (turn: number): number => 20 + (turn % FUELS);

for (const [reads, note] of READS) {
  const each = Math.ceil(reads / KINDS);

  test(`none of ${2 * each} forms and quotes on another backend is older than a confirmed change${note}`, async () => {
    test.setTimeout(60_000 + reads * 200);
    await formsAndQuotes(each);
  });

  test(`none of ${each} lists on another backend is older than a confirmed change${note}`, async () => {
    test.setTimeout(60_000 + reads * 200);
    await lists(each);
  });
}

async function formsAndQuotes(reads: number): Promise<void> {
  const { customerCarriers } = await send<{
    customerCarriers: { id: number; carrier: { id: number } }[];
  }>('GET', 'customer-carrier?customerId=1&size=50&page=0');
  const [carrier] = customerCarriers.toSorted((a, b) => a.carrier.id - b.carrier.id);
  if (!carrier) throw new Error('the demo has no carrier');
  const owner = `customerCarrierId=${carrier.id}`;
  const find = () => send<Rules>('GET', `rules?${owner}`);
  const change = async (turn: number) => {
    const { rules, revision } = await find();
    const own = { ...rules, revision, fuelCharge: fuelOf(turn) };
    if (rules.id === null) await send('POST', `rules?customerId=1&${owner}`, own);
    else await send('PUT', 'rules?customerId=1', own);
  };
  const request = await prepareConsignment(admin, CLIENT_ID);
  const fuelCost = async () => {
    const offers = await send<OfferView[]>('POST', 'consignment/offers', request);
    return offers.find(({ carrierId }) => carrierId === carrier.carrier.id)?.fuelSurcharge ?? null;
  };
  const costs = new Map<number, number | null>();
  for (let turn = 0; turn < FUELS; turn += 1) {
    await change(turn);
    costs.set(fuelOf(turn), await fuelCost());
  }
  expect(new Set(costs.values()).size).toBe(costs.size);

  const form = async () => (await find()).rules['fuelCharge'];
  await alternate({ reads, change, read: form, expected: fuelOf });
  const expected = (turn: number) => costs.get(fuelOf(turn)) ?? null;
  await alternate({ reads, change, read: fuelCost, expected });

  const { rules, revision } = await find();
  await send('DELETE', `rules/${rules.id ?? 0}?version=${revision}`);
}

async function lists(reads: number): Promise<void> {
  const original = await send<AddressView>('GET', `address/default?clientId=${CLIENT_ID}`);
  const find = async () => {
    const query = `clientId=${CLIENT_ID}&permission=READ_ADDRESS&id=${original.id}&size=25&page=0`;
    const [found] = (await send<AddressPage>('GET', `address?${query}`)).addresses;
    if (!found) throw new Error('the address is not listed');
    return found;
  };
  const save = async (company: string) => {
    await send('PUT', 'address', { ...(await find()), company });
  };
  const nameOf = (turn: number) => `${original.company} ${turn}`;

  await alternate({
    reads,
    change: (turn) => save(nameOf(turn)),
    read: async () => (await find()).company,
    expected: nameOf,
  });

  await save(original.company);
}
