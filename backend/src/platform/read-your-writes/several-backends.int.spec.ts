import { signedInUser } from '../../testing/start-backend.js';
import { backends, changes, setUpSeveralBackends } from './several-backends.fixture.js';

setUpSeveralBackends('several_backends');

/** Rounds per kind of change; override with LINEHAUL_ROUNDS. */
const ROUNDS = Number(process.env['LINEHAUL_ROUNDS'] ?? 50);

describe('a change confirmed by one backend', () => {
  it.each(Object.entries(changes))(
    'is immediately visible on every other backend: %s',
    async (_case, { write, read, expected }) => {
      for (let to = 0; to < backends.count; to += 1) await read(to, '');

      const staleReads: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { status, position } = await write(round);
        expect(status).toBeLessThan(300);
        expect(position).toMatch(/^@\d{19}$/);
        for (const to of [round + 1, round + 2]) {
          const found = await read(to, position);
          if (found !== expected(round)) staleReads.push(`${String(found)} in round ${round}`);
        }
      }
      expect(staleReads).toEqual([]);
    },
    20_000 + ROUNDS * 500,
  );

  it('returns the new records version in one header', async () => {
    const response = await backends.send(
      'POST',
      'address',
      { to: 0, as: backends.shipper },
      { clientId: 10, company: 'One', addressLine1: '1 High St', suburb: { id: 501 } },
    );

    expect(response).toMatchObject({ status: 200 });
    expect(response.position).toMatch(/^@\d{19}$/);
  });

  it('also takes effect for permissions', async () => {
    for (let round = 0; round < 20; round += 1) {
      const email = `locked-${round}@x.example`;
      const roles = [{ role: 'CLIENT_USER' as const, clientId: 10 }];
      const { id, token } = await signedInUser(backends.backend, { email, roles });
      const listAddresses = (after: string) =>
        backends.send('GET', 'address?clientId=10', { to: 1, as: token, after });
      expect((await listAddresses('')).status).toBe(200);

      const user = { id, name: 'Locked', email, status: 'DISABLED' };
      const { status, position } = await backends.send(
        'PUT',
        'user',
        { to: 0, as: backends.admin },
        user,
      );
      expect(status).toBeLessThan(300);
      expect((await listAddresses(position)).status).toBe(401);
    }
  });
});

describe('version that does not exist', () => {
  it('is not waited for', async () => {
    const after = `@${'9'.repeat(19)}`;

    const response = await backends.send('GET', 'address?clientId=10', {
      to: 1,
      as: backends.shipper,
      after,
    });

    expect(response.status).toBe(200);
  });
});
