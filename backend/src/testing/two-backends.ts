import { PostgresListener } from '../platform/database/postgres-listener.js';
import { signedInUser, someClients, startBackend, type RunningBackend } from './start-backend.js';
import { parseJson } from '../../../test/support/json.js';

export const PASSWORD = 'Linehaul1';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

export interface SignedInUser {
  readonly id: number;
  readonly email: string;
  /** Tokens of two sessions. */
  readonly token: string;
  readonly other: string;
}

/** Two backends on one database, of which the second receives no notifications, and signed-in users. */
export interface TwoBackends {
  readonly backend: RunningBackend;
  readonly otherUrl: string;
  /** Token of a super admin. */
  readonly admin: string;
  call(method: string, path: string, token: string, body?: object, url?: string): Promise<Response>;
  /** Status of a request allowed in every live session. */
  status(token: string, url?: string): Promise<number>;
  signInNewUser(): Promise<SignedInUser>;
}

export async function startTwoBackends(label: string): Promise<TwoBackends> {
  const backend = await startBackend(label);
  await backend.database.query(someClients);
  const other = await backend.startAnother();
  const { subscriptions } = other.get<{ subscriptions: { onNotification: () => void }[] }>(
    PostgresListener,
  );
  for (const subscription of subscriptions) subscription.onNotification = () => undefined;
  const roles = [{ role: 'SUPER_ADMIN' as const }];
  const { token: admin } = await signedInUser(backend, { email: 'super@x.example', roles });

  const call: TwoBackends['call'] = (method, path, token, body, url = backend.url) =>
    fetch(`${url}/api/v1/${path}`, {
      method,
      headers: {
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
        'Content-Type': 'application/json',
        'User-Agent': chrome,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  let count = 0;
  return {
    backend,
    otherUrl: await other.getUrl(),
    admin,
    call,
    async status(token, url) {
      return (await call('GET', 'auth/permission', token, undefined, url)).status;
    },
    async signInNewUser() {
      const email = `person${(count += 1)}@x.example`;
      const role = { role: 'CLIENT_USER' as const, clientId: 10 };
      const { id, token } = await signedInUser(backend, { email, roles: [role] });
      const response = await call('POST', 'auth/login', '', { email, password: PASSWORD });
      return { id, email, token, other: await response.text() };
    },
  };
}

/** Claims of a token, unchecked. */
export const claimsOf = (token: string) =>
  parseJson<{
    readonly id: number;
    readonly jti: string;
  }>(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
