import type { CreatedConsignmentView } from '../../backend/contracts/views/consignment.view.js';
import type { ErrorView } from '../../backend/contracts/views/error.view.js';
import type { OfferView } from '../../backend/contracts/views/offer.view.js';
import type { WebhookView } from '../../backend/contracts/views/webhook.view.js';
import type { ApiKeyScope } from '../../backend/contracts/rules/api-key-scopes.js';
import {
  shipment,
  type TestClient,
} from '../../backend/src/consignments/testing/shipping.fixture.js';
import type { RunningBackend } from '../../backend/src/testing/start-backend.js';
import { pathsOf, save, startCallers, webhook } from './program-callers.fixture.js';

const scopes: readonly ApiKeyScope[] = [
  ...(['consignments:read', 'consignments:write'] as const),
  ...(['addresses:read', 'webhooks:read', 'webhooks:write'] as const),
];
let backend: RunningBackend;
let program: TestClient;
let signedIn: TestClient;
let person: TestClient;
let southern: OfferView;

beforeAll(async () => {
  ({ backend, program, signedIn, person, southern } = await startCallers(
    'program_parameters',
    scopes,
  ));
}, 60_000);
afterAll(() => backend.stop());

describe('query parameters that a route does not have', () => {
  const messagesOf = ({ details }: ErrorView) =>
    (details as { readonly message: string }[]).map(({ message }) => message);
  const get = (caller: TestClient, path: string) => caller.request<ErrorView>('GET', path);

  it('do nothing before the permission was checked', async () => {
    expect((await get(program, 'user/b2b-key?expand=1')).status).toBe(403);
  });

  it('are named to a program, with the nearest one, beside the other errors of the query', async () => {
    const { status, body } = await get(
      program,
      'address?clientID=10&pge=1&utm_source=x&pageSize=many',
    );

    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect(messagesOf(body)).toEqual([
      'clientID is not a parameter of this request: did you mean clientId?',
      'pge is not a parameter of this request: did you mean page?',
      'utm_source is not a parameter of this request',
      expect.stringContaining('pageSize'),
    ]);
  });

  it('are named on a route without any, beside the errors of a body, and with a version', async () => {
    const request = { ...shipment({}, southern), trackingStatus: 'CREATED' };
    const { body: made } = await program.request<CreatedConsignmentView>(
      'POST',
      'consignment',
      request,
    );
    expect(messagesOf((await get(program, `consignment/${made.id}?expand=items`)).body)).toEqual([
      'expand is not a parameter of this request',
    ]);
    const misspelt = { ...request, dispatchdat: '2026-11-30' };
    const { body } = await save(program, 'POST', 'consignment?validateOnly=true', misspelt);
    expect(pathsOf(body)).toEqual(expect.arrayContaining(['validateOnly', 'dispatchdat']));

    const { body: ours } = await program.request<WebhookView>('POST', 'webhook', webhook);
    const path = `webhook/${ours.id}?version=${ours.version}`;
    expect((await save(program, 'PUT', `${path}&versions=2`, webhook)).status).toBe(400);
    expect((await save(program, 'PUT', path, webhook)).status).toBe(200);
  });

  it('are ignored for people and for keys that sign in, and are at most 20', async () => {
    for (const caller of [person, signedIn])
      expect((await get(caller, 'address?clientId=10&satus=OPEN')).status).toBe(200);
    const many = Array.from({ length: 500 }, (_, index) => `p${index}=1`).join('&');
    expect(messagesOf((await get(program, `address?${many}`)).body)).toHaveLength(20);
  });
});
