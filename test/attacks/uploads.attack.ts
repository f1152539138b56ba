import { expect, test } from '@playwright/test';

import { buildWorkbook } from '../../backend/src/platform/uploads/testing/build-zip.js';
import { address } from '../acceptance/environment.js';
import { ApiClient } from '../support/api-client.js';
import { whileOthersWork } from './bystander.js';

const MEGABYTE = 1_000_000;
const ENTITY_COUNT = Array.from(
  { length: 12 },
  (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
).join('');

/** Files within the size limit that are as expensive as possible to read, and some that are not tables at all. */
const files: readonly (readonly [what: string, build: () => Buffer | string])[] = [
  ['one line of 9 MB', () => 'x'.repeat(9 * MEGABYTE)],
  ['9 MB of commas', () => ','.repeat(9 * MEGABYTE)],
  ['9 MB of line ends', () => '\r\n'.repeat(4.5 * MEGABYTE)],
  ['an unclosed quote', () => `"${'x,'.repeat(4 * MEGABYTE)}`],
  ['9 MB of quotes', () => '"'.repeat(9 * MEGABYTE)],
  [
    'halves of surrogate pairs',
    () => Buffer.from('\ud800,\udc00\n'.repeat(MEGABYTE / 2), 'utf16le'),
  ],
  ['bytes that are not text', () => Buffer.alloc(9 * MEGABYTE, 0xff)],
  ['zeros', () => Buffer.alloc(9 * MEGABYTE)],
  [
    'a text of 300 MB',
    () =>
      buildWorkbook({
        sheets: [`<row><c t="inlineStr"><is><t>${'a'.repeat(300 * MEGABYTE)}</t></is></c></row>`],
      }),
  ],
  [
    'a million shared strings',
    () => buildWorkbook({ sheets: [''], sharedStrings: '<si><t>a</t></si>'.repeat(MEGABYTE) }),
  ],
  [
    'a shared string used 400,000 times',
    () =>
      buildWorkbook({
        sheets: ['<row><c t="s"><v>0</v></c></row>'.repeat(400_000)],
        sharedStrings: `<si><t>${'long '.repeat(6_000)}</t></si>`,
      }),
  ],
  [
    'entities within entities',
    () =>
      buildWorkbook({
        sheets: ['<row><c t="inlineStr"><is><t>&e12;</t></is></c></row>'],
        prolog: `<!DOCTYPE x [<!ENTITY e0 "x">${ENTITY_COUNT}]>`,
      }),
  ],
  ['a million empty rows', () => buildWorkbook({ sheets: ['<row/>'.repeat(MEGABYTE)] })],
  ['elements within elements', () => buildWorkbook({ sheets: ['<row>'.repeat(500_000)] })],
  [
    'a thousand sheets',
    () => buildWorkbook({ sheets: Array.from({ length: 1_000 }, () => '<row/>') }),
  ],
];

const routes = [
  'address/bulk-address-upload',
  'consignment/bulk-consignment-upload',
  'import/columns',
];

let insider: ApiClient;

test.beforeAll(async () => {
  insider = await ApiClient.signIn(address(), 'melbourne@banksia.example');
});

for (const [what, build] of files)
  test(`a file of ${what} breaks no upload route, and delays no other request`, async () => {
    const file = new Blob([new Uint8Array(Buffer.from(build()))]);
    await whileOthersWork(address(), async () => {
      for (const route of routes) {
        const form = new FormData();
        form.append('clientId', String(insider.claims.clientIds[0] ?? 0));
        form.append('file', file, 'file.xlsx');
        const response = await fetch(`${address()}/api/v1/${route}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${insider.token ?? ''}` },
          body: form,
        });
        const text = await response.text();
        expect(response.status, `${route}: ${text}`).toBeLessThan(500);
      }
    });
  });
