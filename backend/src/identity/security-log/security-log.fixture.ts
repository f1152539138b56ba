import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';
import { SecurityLogRepository } from './security-log.repository.js';

interface Listed {
  readonly events: readonly {
    readonly id: number;
    readonly kind: string;
    readonly outcome: string;
    readonly subjectId: number | null;
    readonly details: string;
    readonly address: string | null;
  }[];
  readonly before: number | null;
}

export let backend: RunningBackend;
export let shipper: { id: number; token: string };
export let admin: { id: number; token: string };
export let outsider: { id: number; token: string };

export const call = (token: string, method: string, path: string, body?: object) =>
  fetch(`${backend.url}/api/v1/${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

export const read = async (token: string, query = '') =>
  (await (await call(token, 'GET', `security-log${query}`)).json()) as Listed;

export const allEvents = () => backend.app.get(SecurityLogRepository).listAfter(0, 10_000);

/** Starts a backend with a shipper, an administrator and one of another customer. */
export function setUpSecurityLog(name: string): void {
  beforeAll(async () => {
    backend = await startBackend(name);
    await backend.database.query(someClients);
    shipper = await signedInUser(backend, {
      email: 'shipper@x.example',
      roles: [{ role: 'CLIENT_USER', clientId: 10 }],
    });
    admin = await signedInUser(backend, {
      email: 'admin@x.example',
      roles: [{ role: 'CUSTOMER_ADMIN', customerId: 1 }],
    });
    outsider = await signedInUser(backend, {
      email: 'foreigner@y.example',
      roles: [{ role: 'CUSTOMER_ADMIN', customerId: 2 }],
    });
  });
  afterAll(() => backend.stop());
}
