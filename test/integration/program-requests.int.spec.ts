import type { AddressPage, AddressView } from '../../backend/contracts/views/address.view.js';
import type {
  ConsignmentView,
  CreatedConsignmentView,
} from '../../backend/contracts/views/consignment.view.js';
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
  ...(['consignments:read', 'consignments:write', 'labels:read'] as const),
  ...(['addresses:read', 'addresses:write', 'addresses:change'] as const),
  ...(['webhooks:read', 'webhooks:write'] as const),
];
let backend: RunningBackend;
let program: TestClient;
let signedIn: TestClient;
let person: TestClient;
let southern: OfferView;

beforeAll(async () => {
  ({ backend, program, signedIn, person, southern } = await startCallers(
    'program_requests',
    scopes,
  ));
}, 60_000);
afterAll(() => backend.stop());

const find = async (id: number) =>
  (await program.request<ConsignmentView>('GET', `consignment/${id}`)).body;
const created = async (): Promise<ConsignmentView> => {
  const request = { ...shipment({}, southern), trackingStatus: 'CREATED' };
  const { body } = await program.request<CreatedConsignmentView>('POST', 'consignment', request);
  return find(body.id);
};
const without = (view: object, field: string) =>
  Object.fromEntries(Object.entries(view).filter(([name]) => name !== field));

describe('a program that sends a response back', () => {
  it('changes a consignment', async () => {
    const view = await created();
    const { status } = await save(program, 'PUT', 'consignment', {
      ...view,
      consignmentReferences: ['PO 1'],
    });

    expect(status).toBe(200);
    expect((await find(view.id)).consignmentReferences).toEqual(['PO 1']);
  });

  it('prices a consignment again', async () => {
    const view = await created();

    expect((await save(program, 'POST', 'consignment/offers', view)).status).toBe(200);
  });

  it('changes an address and a webhook', async () => {
    const { body } = await program.request<AddressPage>(
      'GET',
      'address?clientId=10&size=50&page=0',
    );
    const address = body.addresses.find(({ isDefault }) => !isDefault)!;
    const { body: hook } = await program.request<WebhookView>('POST', 'webhook', webhook);

    const changed = await save(program, 'PUT', 'address', { ...address, company: 'Renamed' });
    const renamed = await save(program, 'PUT', `webhook/${hook.id}`, {
      ...without(hook, 'secret'),
      name: 'Renamed',
    });

    expect([changed.status, renamed.status]).toEqual([200, 200]);
  });
});

describe('a program that leaves out what it has read', () => {
  it('is told which field to send, for every record it may change', async () => {
    const consignment = await created();
    const { body: address } = await program.request<AddressView>('POST', 'address', {
      clientId: 10,
      company: 'Mine',
    });
    const { body: hook } = await program.request<WebhookView>('POST', 'webhook', webhook);
    const { body: filter } = await program.request<{ readonly id: number }>(
      'POST',
      'consignment/filter?name=Mine&isDefault=false',
      {},
    );
    const edits = [
      ['consignment', without(consignment, 'revision'), 'revision'],
      ['address', without(address, 'version'), 'version'],
      [`webhook/${hook.id}`, without(without(hook, 'version'), 'secret'), 'version'],
      [`consignment/filter?filterId=${filter.id}&name=Mine&isDefault=false`, {}, 'version'],
    ] as const;

    for (const [path, body, field] of edits) {
      const rejected = await save(program, 'PUT', path, body);
      expect(rejected).toMatchObject({
        status: 400,
        body: { code: 'request.invalid', details: [{ path: field }] },
      });
      expect(rejected.body.message).toContain(`${field} is required`);
    }
  });

  it('is not if it signs in with the password, as specified', async () => {
    const view = await created();

    const saved = await save(signedIn, 'PUT', 'consignment', {
      ...without(view, 'revision'),
      dispatchDay: 'ignored',
    });

    expect(saved.status).toBe(200);
  });

  it('may send the version as If-Match', async () => {
    const { body } = await program.request<AddressView>('POST', 'address', {
      ...{ clientId: 10, company: 'Matched' },
    });
    const match = { 'If-Match': `"${body.version}"` };
    const request = without({ ...body, company: 'Again' }, 'version');
    const saved = await program.request('PUT', 'address', request, match);
    const stale = await program.request('PUT', 'address', request, match);

    expect([saved.status, stale.status]).toEqual([200, 409]);
  });
});

describe('a revision', () => {
  it.each([
    [-1, 400],
    [1.5, 400],
    ['1', 400],
    [true, 400],
    [1e15, 409],
    [0, 409],
    [99, 409],
  ])('%j that is not the current one is %i, for everyone', async (revision, status) => {
    const view = await created();
    for (const caller of [program, person]) {
      const response = await save(caller, 'PUT', 'consignment', { ...view, revision });
      expect(response.status).toBe(status);
    }
    expect((await find(view.id)).revision).toBe(view.revision);
  });
});

describe('a field that a request does not have', () => {
  it('is named to a program, with the one that was meant', async () => {
    const request = { ...shipment({}, southern), dispatchDate: '2026-11-30' };
    const rejected = await save(program, 'POST', 'consignment', request);

    expect(rejected).toMatchObject({
      status: 400,
      body: {
        code: 'request.invalid',
        message: 'dispatchDate is not a field of this request: did you mean dispatchedAt?',
      },
    });
  });

  it('is ignored in the requests of the portal', async () => {
    const request = { ...shipment({}, southern), dispatchDate: '2026-11-30' };
    expect((await save(person, 'POST', 'consignment', request)).status).toBe(200);
  });

  it('is answered together with all other errors, at every depth', async () => {
    const { body } = await save(program, 'POST', 'consignment', {
      clientId: 'ten',
      consignmentTipe: 'DEFAULT',
      offer: { items: [{ quantity: 'two', wieght: 3 }, [{ quantity: 1 }]], senderAddress: [] },
    });

    expect(new Set(pathsOf(body))).toEqual(
      new Set([
        ...['consignmentTipe', 'clientId', 'consignmentType', 'dispatchedAt'],
        ...['offer.items.0.wieght', 'offer.items.0.quantity', 'offer.items', 'offer.senderAddress'],
      ]),
    );
  });
});

describe('messages', () => {
  it('of a missing value say only that it is required', async () => {
    const { body } = await program.request<ErrorView>('GET', 'address/default');

    expect(body.details).toEqual([{ path: 'clientId', message: 'clientId is required' }]);
  });

  it('name the field to a program where the portal has a text of its form', async () => {
    const request = { clientId: 10, company: 'Mine', suburb: {} };
    const toProgram = await save(program, 'POST', 'address', request);
    const toPerson = await save(person, 'POST', 'address', request);
    const wrong = await save(program, 'POST', 'address', { ...request, suburb: { id: 'x' } });

    expect(toProgram.body.message).toBe('suburb.id is required');
    expect(toPerson.body.message).toBe('No Suburb selected.');
    expect(wrong.body.message).toBe('suburb.id: No Suburb selected.');
  });
});

describe('papers of a deleted consignment', () => {
  it('are not given to a program, whose goods would leave without being manifested', async () => {
    const { id } = await created();
    const other = await created();
    const papers = [`label/con_id/${id}`, `label?ids=${other.id},${id}`, `connote/con_id/${id}`];
    const statuses = async (caller: TestClient) => {
      const all = papers.map((path) => caller.download(`paperwork/${path}`));
      return (await Promise.all(all)).map(({ status }) => status);
    };
    expect(await statuses(program)).toEqual([200, 200, 200]);

    await program.request('DELETE', `consignment?ids=${id}`);

    expect(await statuses(program)).toEqual([409, 409, 409]);
    expect(await statuses(person)).toEqual([200, 200, 200]);
    await program.request('PATCH', `consignment/restore?ids=${id}`);
    expect(await statuses(program)).toEqual([200, 200, 200]);
  });
});
