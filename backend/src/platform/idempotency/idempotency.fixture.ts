import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import pg from 'pg';

import { Public, SignedIn } from '../../identity/index.js';
import { signedInUser, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { IgnoresIdempotencyKey, OperationId, ReservesId } from './idempotency.interceptor.js';
import { IdempotencyService } from './idempotency.service.js';

/** Behaviour of the routes, set by each test, and the number of their calls. */
export const handler = {
  work: (operationId: string | undefined): Promise<unknown> => Promise.resolve({ operationId }),
  calls: 0,
};

@Controller('test')
class WorkController {
  constructor(private readonly operations: IdempotencyService) {}

  @Post('work')
  @HttpCode(200)
  @SignedIn()
  work(@Body() _body: object, @OperationId() operationId?: string): Promise<unknown> {
    handler.calls += 1;
    return handler.work(operationId);
  }

  @Post('reserve')
  @ReservesId('consignment')
  @SignedIn()
  async reserve(@OperationId() operationId?: string) {
    handler.calls += 1;
    const ids = [
      await this.operations.reserveId(operationId, 'consignment'),
      await this.operations.reserveId(operationId, 'manifest'),
    ];
    await handler.work(operationId);
    return { ids };
  }

  @Post('read')
  @IgnoresIdempotencyKey()
  @SignedIn()
  read(): object {
    handler.calls += 1;
    return { calls: handler.calls };
  }

  @Post('open')
  @Public()
  open(@OperationId() operationId?: string): object {
    return { operationId: operationId ?? null };
  }
}

export let backend: RunningBackend;
let token: string;

interface RequestOptions {
  readonly key: string;
  readonly body?: object;
  readonly path?: string;
  readonly as?: string;
  readonly to?: string;
}

export const send = async ({
  key,
  body = { a: 1 },
  path = 'work',
  as = token,
  to = backend.url,
}: RequestOptions) => {
  const response = await fetch(`${to}/test/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${as}`,
      'Idempotency-Key': key,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

export const held = () => {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  return { until, release };
};

export const otherUrl = async () => (await backend.startAnother()).getUrl();

/** Simulates a crashed instance by a number without an owner. */
export async function abandon(key: string): Promise<void> {
  const client = new pg.Client({ connectionString: backend.environment.DATABASE_URL });
  await client.connect();
  await client.query('update idempotency_key set instance = 999999 where key = $1', [key]);
  await client.end();
}

/** Starts a backend whose routes behave as the test specifies. */
export function setUpIdempotency(name: string): void {
  beforeAll(async () => {
    backend = await startBackend(name, [WorkController]);
    ({ token } = await signedInUser(backend, { email: 'one@x.example', roles: [] }));
  });
  beforeEach(() => {
    handler.calls = 0;
    handler.work = (operationId) => Promise.resolve({ operationId });
  });
  afterAll(() => backend.stop());
}
