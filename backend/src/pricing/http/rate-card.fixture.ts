import { rateCardColumns } from '@contracts/rules/rate-card-columns.js';
import type {
  ClientCarrierAccountView,
  RateCardDetailView,
} from '@contracts/views/carrier-account.view.js';
import type { RateCardReportView } from '@contracts/views/rate-card-report.view.js';

import { writeXlsx } from '../../platform/uploads/write-xlsx.js';
import { TestClient } from '../../testing/test-client.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { OfferService } from '../offers/offer.service.js';
import { someContent, someTariffs } from '../testing/sample-tariffs.js';

export let backend: RunningBackend;
export let admin: TestClient;
export let outsider: TestClient;
export let auditor: TestClient;

type Line = (string | number | null)[];

/** A line with service, lane, type and rate; other columns by name. */
export function line(rate: number, more: Record<string, string | number> = {}): Line {
  const cells: Record<string, string | number> = {
    'Service Type': 'EXP',
    'From Zone': 'MEL',
    'To Zone': 'SYD',
    'Rate Type': 'KG',
    Rate: rate,
    Basic: 7.5,
    'Effective From': '2026-01-01',
    ...more,
  };
  return rateCardColumns.map((column) => cells[column] ?? null);
}

export const workbook = (rows: Line[], columns: readonly string[] = rateCardColumns) =>
  writeXlsx({ name: 'Rates', columns, rows });

export function upload(caller: TestClient, content: Buffer | string | null, fields: object = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ clientCarrierAccountId: 1, ...fields }))
    form.append(name, String(value));
  if (content !== null)
    form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), 'rates');
  return caller.upload<RateCardReportView & { message: string }>(
    'rate-card/bulk-rate-card-upload',
    form,
  );
}

export async function detailsOf(serviceTypeId: number): Promise<RateCardDetailView[]> {
  const { body } = await admin.request<{ accounts: ClientCarrierAccountView[] }>(
    'GET',
    'client-carrier-account?clientId=10',
  );
  return (body.accounts[0]?.rateCardDetails ?? []).filter(
    (detail) => detail.serviceTypeId === serviceTypeId,
  );
}

export const keyOf = ({ clientCarrierAccountId, serviceTypeId, createdAt }: RateCardDetailView) =>
  `clientCarrierAccountId=${clientCarrierAccountId}&serviceTypeId=${serviceTypeId}&createdAt=${createdAt}`;

export const freight = async () =>
  (await backend.app.get(OfferService).quote({ clientId: 11, content: someContent })).offers.find(
    ({ data }) => data.serviceType === 'EXP',
  )?.data.freightCents;

/** Starts a backend with tariffs, and users who may and may not upload rate cards. */
export function setUpRateCards(name: string): void {
  beforeAll(async () => {
    backend = await startBackend(name);
    await someTariffs(backend);
    admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
    outsider = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
    auditor = await TestClient.signIn(backend, { role: 'AUDITOR', customerId: 1 });
  });
  afterAll(() => backend.stop());
}
