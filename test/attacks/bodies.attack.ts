import { expect, test } from '@playwright/test';

import { ApiClient } from '../support/api-client.js';
import { address } from '../acceptance/environment.js';
import { whileOthersWork } from './bystander.js';

const MEGABYTE = 1024 * 1024;

/** A body of about this many bytes, filled with a repeated entry. */
function filled(open: string, entry: (index: number) => string, close: string, bytes: number) {
  const parts: string[] = [];
  for (let length = 0, index = 0; length < bytes; index += 1) {
    const part = entry(index);
    parts.push(part);
    length += part.length + 1;
  }
  return `${open}${parts.join(',')}${close}`;
}

const bodies: readonly (readonly [what: string, (bytes: number) => string])[] = [
  ['different keys', (bytes) => filled('{', (key) => `"k${key}":0`, '}', bytes)],
  ['one key over and over', (bytes) => filled('{', () => '"email":"a"', '}', bytes)],
  ['empty lists', (bytes) => filled('{"offer":{"items":[', () => '[]', ']}}', bytes)],
  ['empty objects', (bytes) => filled('[', () => '{}', ']', bytes)],
  ['invalid lines', (bytes) => filled('{"offer":{"items":[', () => '{"a":1}', ']}}', bytes)],
  ['invalid filters', (bytes) => filled('{"criteriaFilters":[', () => '{}', ']}', bytes)],
  ['filter values', (bytes) => filter(filled('[', (value) => `"${value}"`, ']', bytes))],
  ['one filter text', (bytes) => filter(JSON.stringify('a,'.repeat(bytes / 2)))],
  ['deep lists', (bytes) => '['.repeat(bytes)],
  ['deep objects', (bytes) => '{"a":'.repeat(bytes / 5)],
  ['long numbers', (bytes) => filled('[', () => '1'.repeat(1_000), ']', bytes)],
  ['one long text', (bytes) => JSON.stringify({ email: 'a@'.repeat(bytes / 2), password: 'b' })],
  ['one long escaped text', (bytes) => `{"email":"${'\\u0061'.repeat(bytes / 6)}"}`],
];

const filter = (value: string) =>
  `{"criteriaFilters":[{"key":"RECEIVER_COMPANY","criteria":"IN","value":${value}}]}`;

const open = [
  'auth/login',
  'auth/reset-password',
  'auth/reset-password/email',
  'auth/reset-password/confirm',
];

/** Routes that accept the largest bodies or do the most work on them. */
const guarded: readonly (readonly [method: string, path: string])[] = [
  ['POST', 'consignment'],
  ['POST', 'consignment/offers'],
  ['POST', 'consignment/list?permission=READ_CONSIGNMENT'],
  ['POST', 'address'],
  ['POST', 'manifest'],
  ['PUT', 'custom-email'],
  ['POST', 'quote'],
];

test('large bodies on open routes delay no other request', async () => {
  const anonymousClient = ApiClient.anonymous(address());
  const payloads = bodies.map(([, make]) => make(4 * MEGABYTE));
  await whileOthersWork(address(), async () => {
    for (const path of open)
      for (const body of payloads)
        expect((await anonymousClient.send('POST', path, body)).status, path).toBe(413);
  });
});

test('bodies of the maximum size on open routes delay no other request', async () => {
  const anonymousClient = ApiClient.anonymous(address());
  await whileOthersWork(address(), async () => {
    for (const path of open)
      for (const [what, make] of bodies) {
        const { status } = await anonymousClient.send('POST', path, make(15_000));
        expect([400, 401], `${path} with ${what}`).toContain(status);
      }
  });
});

for (const [what, make] of bodies)
  test(`${what}, from a signed-in user, delay no other request`, async () => {
    const insider = await ApiClient.signIn(address(), 'melbourne@banksia.example');
    const payloads = [60_000, 500_000, 2_000_000, 4 * MEGABYTE].map(make);
    await whileOthersWork(address(), async () => {
      for (const body of payloads)
        for (const [method, path] of guarded) {
          const { status } = await insider.send(method, path, body);
          expect(status, `${path} with ${body.length} bytes`).toBeLessThan(500);
        }
    });
  });
