import { signedInUser, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { seedShipping } from './shipping.fixture.js';

/** A request to one of the backends. */
export interface RequestTarget {
  readonly to: number;
  /** Token of the caller. */
  readonly as: string;
  /** Position of the caller's writes, from a response header. */
  readonly after?: string;
}

export interface BackendResponse<Body> {
  readonly status: number;
  /** Position of the write, for the next request. */
  readonly position: string;
  readonly body: Body;
}

/** Three backends on one database, and signed-in users. */
export interface SeveralBackends {
  readonly backend: RunningBackend;
  readonly count: number;
  /** Tokens of a super admin, of an admin of customer 1 and of a user of client 10. */
  readonly superAdmin: string;
  readonly admin: string;
  readonly shipper: string;
  /** Sends JSON, or a form with a file. */
  send<Body>(
    method: string,
    path: string,
    target: RequestTarget,
    body?: object,
  ): Promise<BackendResponse<Body>>;
}

export async function startSeveralBackends(label: string): Promise<SeveralBackends> {
  const backend = await startBackend(label);
  await seedShipping(backend);
  const others = [await backend.startAnother(), await backend.startAnother()];
  const urls = [backend.url, ...(await Promise.all(others.map((other) => other.getUrl())))];
  const signIn = async (role: Parameters<typeof signedInUser>[1]['roles'][number]) => {
    const email = `${role.role}@x.example`.toLowerCase();
    return (await signedInUser(backend, { email, roles: [role] })).token;
  };
  return {
    backend,
    count: urls.length,
    superAdmin: await signIn({ role: 'SUPER_ADMIN' }),
    admin: await signIn({ role: 'CUSTOMER_ADMIN', customerId: 1 }),
    shipper: await signIn({ role: 'CLIENT_USER', clientId: 10 }),
    async send(method: string, path: string, { to, as, after }: RequestTarget, body?: object) {
      const isForm = body instanceof FormData;
      const response = await fetch(`${urls[to % urls.length] ?? ''}/api/v1/${path}`, {
        method,
        headers: {
          ...(!isForm && { 'Content-Type': 'application/json' }),
          Authorization: `Bearer ${as}`,
          ...(after && { 'X-After-Position': after }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        position: response.headers.get('X-Event-Position') ?? '',
        body: (text ? JSON.parse(text) : null) as never,
      };
    },
  };
}
