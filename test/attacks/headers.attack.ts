import { expect, test } from '@playwright/test';

import { address } from '../acceptance/environment.js';
import { ApiClient } from '../support/api-client.js';
import { whileOthersWork } from './bystander.js';

test('many cookies and headers are rejected or ignored, and delay no other request', async () => {
  const insider = await ApiClient.signIn(address(), 'melbourne@banksia.example');
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`x-${index}`, 'y']));
  await whileOthersWork(address(), async () => {
    for (const headers of [
      { cookie: 'a=b; '.repeat(2_500) },
      { cookie: 'a=b; '.repeat(50_000) },
      many(500),
      many(1_990),
      { 'x-after-position': '9'.repeat(10_000) },
      { 'idempotency-key': 'k'.repeat(10_000) },
      { 'accept-encoding': 'gzip, '.repeat(1_000) },
      { 'accept-language': 'en;q=0.1, '.repeat(1_000) },
      { range: `bytes=${'0-1,'.repeat(2_000)}0-1` },
      { 'x-forwarded-for': '1.1.1.1, '.repeat(1_000) },
      { 'if-none-match': 'W/"x", '.repeat(1_500) },
    ]) {
      const { status } = await insider.send('GET', 'address', undefined, headers);
      expect(status, JSON.stringify(headers).slice(0, 60)).toBeLessThan(500);
    }
  });
});
