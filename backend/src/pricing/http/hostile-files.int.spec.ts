import { rateCardColumns } from '@contracts/rules/rate-card-columns.js';
import type { ErrorView } from '@contracts/views/error.view.js';
import type { RateCardReportView } from '@contracts/views/rate-card-report.view.js';

import { buildWorkbook, textRow } from '../../platform/uploads/testing/build-zip.js';
import { TestClient } from '../../testing/test-client.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { someTariffs } from '../testing/sample-tariffs.js';

let backend: RunningBackend;
let admin: TestClient;

beforeAll(async () => {
  for (const [, title, build] of harmful) files.set(title, build());
  backend = await startBackend('hostile_files');
  await someTariffs(backend);
  admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
});
afterAll(() => backend.stop());

function upload(content: Buffer | string) {
  const form = new FormData();
  form.append('clientCarrierAccountId', '1');
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), 'rates.xlsx');
  return admin.upload<RateCardReportView & ErrorView>('rate-card/bulk-rate-card-upload', form);
}

const heading = textRow(...rateCardColumns);
const csvOf = (lines: readonly string[]) => [rateCardColumns.join(), ...lines].join('\n');

const harmful: readonly (readonly [string, string, () => Buffer | string])[] = [
  [
    'has too many columns. The maximum is 500.',
    'cells in the last column of 4,000 rows',
    () => buildWorkbook({ sheets: [heading + '<row><c r="XFD1"/></row>'.repeat(4_000)] }),
  ],
  [
    'has too many rows. The maximum is 20000.',
    'a million empty rows',
    () => buildWorkbook({ sheets: [heading + '<row/>'.repeat(1_000_000)] }),
  ],
  ['row in the file is too long', '9 MB of commas', () => ','.repeat(9_000_000)],
  [
    'is too large when unpacked. The maximum is 64 MB.',
    'a text of 200 MB',
    () => buildWorkbook({ sheets: [heading], sharedStrings: `<si><t>${' '.repeat(2e8)}</t></si>` }),
  ],
];

/**
 * Built before the first connection: building them takes seconds, in which a connection between two uploads could end.
 */
const files = new Map<string, Buffer | string>();

describe('a malicious file', () => {
  it.each(harmful)('is rejected: it %s (%s)', async (message, title) => {
    expect(await upload(files.get(title) ?? '')).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', message: expect.stringContaining(message) },
    });
  });

  it('may have a period in each of 20,000 rows of one lane', async () => {
    const day = (index: number) =>
      new Date(Date.UTC(1970, 0, 1 + index)).toISOString().slice(0, 10);
    const lines = Array.from(
      { length: 20_000 },
      (_, index) => `EXP,MEL,SYD,N,KG,,,,,,1,,,,,${day(index)},${day(index)}`,
    );

    expect((await upload(csvOf(lines))).body).toMatchObject({ inserted: 20_000, failed: 0 });
  });
});
