import { expect, test } from '@playwright/test';

import type { CreatedConsignmentView } from '@contracts/views/consignment.view.js';

import { ApiClient, prepareConsignment, withOffer } from '../support/api-client.js';
import { verifyAudit } from '../support/audit.js';
import { runConcurrently } from '../support/load.js';
import { address, dataDir } from './environment.js';

const CONSIGNMENTS = 1000;
const LANES = 32;

test('assigns 1,000 consignments from 32 connections distinct, gapless numbers in range', async () => {
  test.setTimeout(180_000);
  const client = await ApiClient.signIn(address(), 'sydney@banksia.example');
  const request = await withOffer(client, await prepareConsignment(client));

  const responses = await runConcurrently(CONSIGNMENTS, LANES, () =>
    client.send<CreatedConsignmentView>('POST', 'consignment', request),
  );

  const statuses = new Set(responses.map(({ status }) => status));
  expect([...statuses]).toEqual([200]);
  const numbers = responses
    .map(({ body }) => Number(/\d+$/.exec(body.connoteNumber)?.[0]))
    .sort((a, b) => a - b);
  expect(new Set(numbers).size).toBe(CONSIGNMENTS);
  expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(CONSIGNMENTS - 1);
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(CONSIGNMENTS);
});

test('passes the audit afterwards: streams, numbers and read models', () => {
  test.setTimeout(180_000);
  const { isIntact, report } = verifyAudit(dataDir());

  expect(isIntact, report).toBe(true);
});
