import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';

import { expect, test } from '@playwright/test';

import type { AddressPage, AddressView } from '@contracts/views/address.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';

import { address } from '../acceptance/environment.js';
import { ApiClient, prepareConsignment } from '../support/api-client.js';
import { runConcurrently } from '../support/load.js';

/** Number of reads after changes, each on a separate connection; raised by LINEHAUL_READS, for example 10000. */
const READS = Number(process.env['LINEHAUL_READS'] ?? 120);
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
async function ask<Body>(method: string, path: string, body?: unknown): Promise<Body> {
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
  const answer = await text(response);
  expect(response.statusCode, `${method} ${path}: ${answer}`).toBeLessThan(300);
  const changed = response.headers['x-event-position'];
  if (typeof changed === 'string') known = changed;
  return (answer === '' ? undefined : JSON.parse(answer)) as Body;
}

/** Makes changes repeatedly; after each one `read` is requested on many connections concurrently. */
async function alternate<Value>(
  change: (turn: number) => Promise<void>,
  read: () => Promise<Value>,
  expected: (turn: number) => Value,
): Promise<void> {
  for (let turn = 0; turn * READS_OF_CHANGE < READS; turn += 1) {
    await change(turn);
    const answers = await runConcurrently(READS_OF_CHANGE, LANES, read);
    const stale = answers.filter((answer) => answer !== expected(turn));
    expect(stale, `answers from before change ${turn}`).toEqual([]);
  }
}

const fuelOf = (turn: number): number => 20 + (turn % 7);

test('after an answered change no form and no quote on another backend is from before it', async () => {
  test.setTimeout(60_000 + READS * 200);
  const { customerCarriers } = await ask<{
    customerCarriers: { id: number; carrier: { id: number } }[];
  }>('GET', 'customer-carrier?customerId=1&size=50&page=0');
  const carrier = customerCarriers.find(({ carrier: { id } }) => id === 1);
  if (!carrier) throw new Error('the demo has no such carrier');
  const owner = `customerCarrierId=${carrier.id}`;
  const find = () => ask<Rules>('GET', `rules?${owner}`);
  const change = async (turn: number) => {
    const { rules, revision } = await find();
    const own = { ...rules, revision, fuelCharge: fuelOf(turn) };
    if (rules.id === null) await ask('POST', `rules?customerId=1&${owner}`, own);
    else await ask('PUT', 'rules?customerId=1', own);
  };
  const request = await prepareConsignment(admin, CLIENT_ID);
  const fuelCost = async () => {
    const offers = await ask<OfferView[]>('POST', 'consignment/offers', request);
    return offers.find(({ carrierId }) => carrierId === carrier.carrier.id)?.fuelSurcharge ?? null;
  };
  const costs = new Map<number, number | null>();
  for (let turn = 0; turn < 7; turn += 1) {
    await change(turn);
    costs.set(fuelOf(turn), await fuelCost());
  }
  expect(new Set(costs.values()).size).toBe(costs.size);

  await alternate(change, async () => (await find()).rules['fuelCharge'], fuelOf);
  await alternate(change, fuelCost, (turn) => costs.get(fuelOf(turn)) ?? null);

  const { rules, revision } = await find();
  await ask('DELETE', `rules/${rules.id ?? 0}?version=${revision}`);
});

test('after an answered change no list on another backend is from before it', async () => {
  test.setTimeout(60_000 + READS * 200);
  const original = await ask<AddressView>('GET', `address/default?clientId=${CLIENT_ID}`);
  const find = async () => {
    const path = `address?clientId=${CLIENT_ID}&permission=READ_ADDRESS&id=${original.id}&size=25&page=0`;
    const [found] = (await ask<AddressPage>('GET', path)).addresses;
    if (!found) throw new Error('the address is not listed');
    return found;
  };
  const save = async (company: string) => {
    await ask('PUT', 'address', { ...(await find()), company });
  };
  const nameOf = (turn: number) => `${original.company} ${turn}`;

  await alternate(
    (turn) => save(nameOf(turn)),
    async () => (await find()).company,
    nameOf,
  );

  await save(original.company);
});
