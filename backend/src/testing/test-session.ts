import type { Actor } from '../platform/actor.js';
import { signedInUser, type RunningBackend } from './start-backend.js';

export type Person = Awaited<ReturnType<typeof signedInUser>> & { readonly email: string };

export interface TestResponse<Body> {
  readonly status: number;
  readonly body: Body;
}

/** Body of every error response. */
export interface ErrorBody {
  readonly message: string;
  readonly code: string;
}

type Roles = Parameters<typeof signedInUser>[1]['roles'];

/** Signs users in to a backend under test. */
export class TestSession {
  private userCount = 0;

  constructor(private readonly backend: RunningBackend) {}

  /** A new signed-in user with these roles. */
  async signInNewUser(...roles: [...Roles]): Promise<Person> {
    this.userCount += 1;
    const email = `someone${this.userCount}@x.example`;
    return { ...(await signedInUser(this.backend, { email, roles })), email };
  }

  async request<Body = ErrorBody>(
    { token }: Pick<Person, 'token'>,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<TestResponse<Body>> {
    const response = await fetch(`${this.backend.url}/api/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: (isJson && text ? JSON.parse(text) : text) as Body };
  }

  /** Statuses of one request by several users, in their order. */
  async statuses(users: readonly Person[], method: string, path: string, body?: unknown) {
    const results: number[] = [];
    for (const person of users)
      results.push((await this.request(person, method, path, body)).status);
    return results;
  }

  /** Users who changed a record, one per change. */
  async audit(table: string, id: number | string): Promise<string[]> {
    const rows = await this.backend.database.query<{ actor: Actor['identity'] }[]>(
      'select actor from audit_entry where record_type = $1 and record_id = $2 order by id',
      [table, String(id)],
    );
    return rows.map(({ actor }) => actor.name);
  }
}
