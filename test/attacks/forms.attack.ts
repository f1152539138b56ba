import { expect, test } from '@playwright/test';

import { address } from '../acceptance/environment.js';
import { ApiClient } from '../support/api-client.js';
import { whileOthersWork } from './bystander.js';

const BOUNDARY = 'attack';

/** A multipart body of these parts: headers and content. */
const multipart = (parts: readonly (readonly [headers: string, content: string])[]) =>
  `${parts.map(([headers, content]) => `--${BOUNDARY}\r\n${headers}\r\n\r\n${content}\r\n`).join('')}--${BOUNDARY}--\r\n`;

const field = (name: string) => `Content-Disposition: form-data; name="${name}"`;
const many = <Part>(count: number, part: (index: number) => Part): Part[] =>
  Array.from({ length: count }, (_, index) => part(index));

const forms: readonly (readonly [what: string, body: string])[] = [
  ['100,000 parts', multipart(many(100_000, (index) => [field(`f${index}`), 'x'] as const))],
  [
    '100,000 files',
    multipart(many(100_000, (index) => [`${field('file')}; filename="${index}"`, ''] as const)),
  ],
  [
    'a part of 50,000 headers',
    multipart([[many(50_000, (index) => `X-${index}: y`).join('\r\n'), 'x']]),
  ],
  ['a name of a megabyte', multipart([[field('n'.repeat(1_000_000)), 'x']])],
  ['a field of ten megabytes', multipart([[field('clientId'), 'x'.repeat(10_000_000)]])],
  ['no boundary', 'x'.repeat(5_000_000)],
  ['boundaries that never end', `--${BOUNDARY}\r\n`.repeat(500_000)],
];

test('forms designed to be slow are rejected, and delay no other request', async () => {
  const insider = await ApiClient.signIn(address(), 'melbourne@banksia.example');
  for (const [what, body] of forms)
    await whileOthersWork(address(), async () => {
      const { status } = await insider.send('POST', 'address/bulk-address-upload', body, {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      });
      expect(status, what).toBeGreaterThanOrEqual(400);
      expect(status, what).toBeLessThan(500);
    });
});
