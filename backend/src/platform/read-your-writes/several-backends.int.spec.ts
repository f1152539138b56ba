import type { OfferView } from '@contracts/views/offer.view.js';
import type { RulesView } from '@contracts/views/rules.view.js';

import { seedShipping, shipment } from '../../consignments/testing/shipping.fixture.js';
import { signedInUser, startBackend, type RunningBackend } from '../../testing/start-backend.js';

let backend: RunningBackend;
let urls: readonly string[];
let admin: string;
let shipper: string;
let accountId: number;

beforeAll(async () => {
  backend = await startBackend('several_backends');
  await seedShipping(backend);
  const others = [await backend.startAnother(), await backend.startAnother()];
  urls = [backend.url, ...(await Promise.all(others.map((other) => other.getUrl())))];
  const admins = [{ role: 'CUSTOMER_ADMIN' as const, customerId: 1 }];
  admin = (await signedInUser(backend, { email: 'admin@x.example', roles: admins })).token;
  const users = [{ role: 'CLIENT_USER' as const, clientId: 10 }];
  shipper = (await signedInUser(backend, { email: 'user@x.example', roles: users })).token;
  const [account] = await backend.database.query<{ id: number }[]>(
    `select a.id from client_carrier_account a join connote_prefix p on p.id = a.connote_prefix_id
      where p.connote_prefix = 'LKIZ'`,
  );
  accountId = account?.id ?? 0;
}, 60_000);
afterAll(() => backend.stop());

interface Sending {
  readonly to: number;
  readonly as: string;
  readonly after?: string;
}

interface Answer<Body> {
  readonly status: number;
  /** What was written, for the next request. */
  readonly position: string;
  readonly body: Body;
}

async function send<Body>(
  method: string,
  path: string,
  { to, as, after = '' }: Sending,
  body?: object,
): Promise<Answer<Body>> {
  const answer = await fetch(`${urls[to % urls.length] ?? ''}/api/v1/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${as}`,
      ...(after && { 'X-After-Position': after }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    position: answer.headers.get('X-Event-Position') ?? '',
    body: (text ? JSON.parse(text) : null) as Body,
  };
}

const ROUNDS = 50;

/** Fuel surcharge in percent, as the offer of that backend charges it. */
async function fuelAt(to: number, after: string): Promise<number> {
  const path = 'consignment/offers';
  const { body } = await send<OfferView[]>('POST', path, { to, as: shipper, after }, shipment());
  const offer = body.find(({ carrierDisplayName }) => carrierDisplayName === 'Southern');
  return Math.round((100 * (offer?.fuelSurcharge ?? 0)) / (offer?.freightCost ?? 1));
}

describe('change answered by one backend', () => {
  it('is what every other one quotes by, at once', async () => {
    const path = `rules?customerId=1&clientCarrierACId=${accountId}`;
    const made = await send<RulesView>('POST', path, { to: 0, as: admin }, { fuelCharge: 1 });
    expect(made.status).toBe(200);
    const { id } = made.body;
    for (let to = 0; to < urls.length; to += 1) await fuelAt(to, made.position);

    const old: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const rules = { id, fuelCharge: 1 + (round % 50) };
      const changed = await send('PUT', 'rules?customerId=1', { to: round, as: admin }, rules);
      for (const to of [round + 1, round + 2]) {
        const fuel = await fuelAt(to, changed.position);
        if (fuel !== rules.fuelCharge) old.push(`${fuel} instead of ${rules.fuelCharge}`);
      }
    }
    expect(old).toEqual([]);
  });

  it('says in one header which version of the records it made', async () => {
    const answer = await send(
      'POST',
      'address',
      { to: 0, as: shipper },
      { clientId: 10, company: 'One', addressLine1: '1 High St', suburb: { id: 501 } },
    );

    expect(answer).toMatchObject({ status: 200 });
    expect(answer.position).toMatch(/^@\d{19}$/);
  });

  it('is in force for permissions, too', async () => {
    for (let round = 0; round < 20; round += 1) {
      const email = `locked-${round}@x.example`;
      const roles = [{ role: 'CLIENT_USER' as const, clientId: 10 }];
      const { id, token } = await signedInUser(backend, { email, roles });
      const ask = (after: string) =>
        send('GET', 'address?clientId=10', { to: 1, as: token, after });
      expect((await ask('')).status).toBe(200);

      const user = { id, name: 'Locked', email, status: 'DISABLED' };
      const { status, position } = await send('PUT', 'user', { to: 0, as: admin }, user);
      expect(status).toBeLessThan(300);
      expect((await ask(position)).status).toBe(401);
    }
  });
});

describe('version that nobody has written', () => {
  it('is not waited for', async () => {
    const after = `@${'9'.repeat(19)}`;

    const answer = await send('GET', 'address?clientId=10', { to: 1, as: shipper, after });

    expect(answer.status).toBe(200);
  });
});
