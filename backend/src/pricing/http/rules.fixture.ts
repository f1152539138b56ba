import type { RulesView } from '@contracts/views/rules.view.js';

import { TestClient } from '../../testing/test-client.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { OfferService } from '../offers/offer.service.js';
import { someContent, someTariffs } from '../testing/sample-tariffs.js';

export let backend: RunningBackend;
export let admin: TestClient;
export let outsider: TestClient;
export let manager: TestClient;
export let superAdmin: TestClient;

export const override = (caller: TestClient, query: string, record: object) =>
  caller.request<RulesView>('POST', `rules?customerId=1&${query}`, record);

/** Fuel of the cheapest offer in cents, for a freight of 48.54. */
export async function fuel(): Promise<number | undefined> {
  const { offers } = await backend.app
    .get(OfferService)
    .quote({ clientId: 11, content: someContent });
  return offers[0]?.data.fuelSurchargeCents;
}

/** Starts a backend with tariffs, and users who may and may not change Rules & Fees. */
export function setUpRules(name: string): void {
  beforeAll(async () => {
    backend = await startBackend(name);
    await someTariffs(backend);
    admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
    outsider = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
    manager = await TestClient.signIn(backend, { role: 'CUSTOMER_USER', customerId: 1 });
    superAdmin = await TestClient.signIn(backend, { role: 'SUPER_ADMIN' });
  });
  afterAll(() => backend.stop());
}
