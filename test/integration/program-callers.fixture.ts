import type { ApiKeyScope } from '../../backend/contracts/rules/api-key-scopes.js';
import type { ErrorView } from '../../backend/contracts/views/error.view.js';
import type { OfferView } from '../../backend/contracts/views/offer.view.js';
import type { NewApiKeyView } from '../../backend/contracts/views/user.view.js';
import {
  requestOffer,
  seedShipping,
  TestClient,
} from '../../backend/src/consignments/testing/shipping.fixture.js';
import { startBackend, type RunningBackend } from '../../backend/src/testing/start-backend.js';

/** A backend with the callers whose requests are compared. */
export interface Callers {
  readonly backend: RunningBackend;
  /** Sends the token of an API key. */
  readonly program: TestClient;
  /** The same key, signed in with its password as specified (KEYS-08). */
  readonly signedIn: TestClient;
  readonly person: TestClient;
  /** An offer for `shipment`, as the program got it. */
  readonly southern: OfferView;
}

export const webhook = { clientId: 10, name: 'Ours', url: 'https://8.8.8.8/in', types: ['*'] };

/** Starts a backend in which client 10 has an API key with these scopes. */
export async function startCallers(
  label: string,
  scopes: readonly ApiKeyScope[],
): Promise<Callers> {
  const backend = await startBackend(label);
  await seedShipping(backend);
  const person = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
  const body = { clientId: 10, reference: 'ERP', scopes };
  const { body: key } = await person.request<NewApiKeyView>('POST', 'user/b2b-key', body);
  const program = TestClient.withKey(backend, key.token);
  const signedIn = await withPassword(backend, key);
  return { backend, program, signedIn, person, southern: await requestOffer(program, 'Southern') };
}

async function withPassword(
  backend: RunningBackend,
  { email, password }: NewApiKeyView,
): Promise<TestClient> {
  const login = await fetch(`${backend.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return TestClient.withKey(backend, await login.text());
}

export const save = (caller: TestClient, method: string, path: string, body: object) =>
  caller.request<ErrorView>(method, path, body);

/** Paths of the fields that an error names. */
export const pathsOf = ({ details }: ErrorView): string[] =>
  (details as { readonly path: string }[]).map(({ path }) => path);
