import { Body, Controller, Get, Logger, Post, Query } from '@nestjs/common';
import { IsInt } from 'class-validator';

import { Public, RequirePermission, SignedIn } from '../../identity/index.js';
import { signedInUser, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { currentRequest, recordWrittenPosition } from '../request-context.js';
import { ReadsFrom } from '../read-your-writes/positions.interceptor.js';
import { jsonOf } from '../../../../test/support/json.js';

class WeightDto {
  @IsInt({ message: 'Weight must be a whole number' })
  readonly weight: number;
}

@Controller('api/test')
class ShapesController {
  @Post('weight')
  @Public()
  weigh(@Body() { weight }: WeightDto) {
    return { weight };
  }

  @Post('write')
  @Public()
  write(): object {
    recordWrittenPosition('0000000000000000007');
    return { correlationId: currentRequest()?.correlationId };
  }

  @Post('broken')
  @Public()
  broken(): never {
    throw new Error('the password is hunter2');
  }

  @Post('guarded')
  @RequirePermission('CREATE_CUSTOMER')
  guarded(@Body() _body: WeightDto) {
    return {};
  }

  @Get('undeclared')
  undeclared() {
    return {};
  }

  @Get('rows')
  @SignedIn()
  @ReadsFrom('consignment-list', 'manifest-list')
  rows(@Query() query: object) {
    return query;
  }
}

let backend: RunningBackend;
let token: string;

beforeAll(async () => {
  backend = await startBackend('http', [ShapesController]);
  ({ token } = await signedInUser(backend, { email: 'one@x.example', roles: [] }));
});
// Silences the errors logged on purpose.
beforeEach(() => jest.spyOn(Logger.prototype, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());
afterAll(() => backend.stop());

const send = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${backend.url}/${path}`, init);
  return { status: response.status, headers: response.headers, body: await jsonOf(response) };
};

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });

describe('invalid request', () => {
  it.each([
    ['malformed', 400, () => post('api/test/weight', '{"weight":')],
    [
      'nested too deeply',
      400,
      () => post('api/test/weight', '['.repeat(5_000) + ']'.repeat(5_000)),
    ],
    ['too large', 413, () => post('api/test/weight', JSON.stringify({ a: 'x'.repeat(17_000) }))],
    ['to an unknown path', 404, () => send('api/v1/nowhere')],
    [
      'in an unsupported character set',
      415,
      () => post('api/test/weight', '{}', { 'Content-Type': 'application/json; charset=klingon' }),
    ],
    [
      'of an unsupported content type',
      415,
      () => post('api/test/weight', 'weight=1', { 'Content-Type': 'text/plain' }),
    ],
    ['failing internally', 500, () => post('api/test/broken', '{}')],
  ])('that is %s returns %d in the common format', async (_, statusCode, attempt) => {
    const { status, body } = await attempt();

    expect(status).toBe(statusCode);
    expect(body).toMatchObject({
      statusCode,
      message: expect.any(String),
      error: expect.any(String),
      code: expect.stringMatching(/^[a-z_.]+$/),
    });
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });

  it('names the invalid field', async () => {
    expect((await post('api/test/weight', '{"weight":"heavy"}')).body).toMatchObject({
      message: 'Weight must be a whole number',
      details: [{ path: 'weight', message: 'Weight must be a whole number' }],
    });
  });
});

describe('body with unknown properties', () => {
  it('is accepted without them', async () => {
    const { status, body } = await post('api/test/weight', '{"weight":3,"colour":"red"}');

    expect([status, body]).toEqual([201, { weight: 3 }]);
  });
});

describe('guard', () => {
  it('requires a token before reading the body', async () => {
    expect((await post('api/test/guarded', '{}')).status).toBe(401);
  });

  it('requires the permission before reading the body', async () => {
    const { status, body } = await post('api/test/guarded', '{}', {
      Authorization: `Bearer ${token}`,
    });

    expect([status, body]).toMatchObject([403, { code: 'permission.denied' }]);
  });

  it.each(['Bearer nonsense', 'Basic b25lOnR3bw==', `Bearer ${'x'.repeat(4_000)}`])(
    'treats %.20s as a missing token',
    async (authorization) => {
      expect((await post('api/test/guarded', '{}', { Authorization: authorization })).status).toBe(
        401,
      );
    },
  );

  it('rejects a route without declared access', async () => {
    expect((await send('api/test/undeclared', bearer())).status).toBe(403);
  });
});

describe('every response', () => {
  it('has the correlation id of the request, if it is safe', async () => {
    const given = await send('health/live', { headers: { 'X-Correlation-Id': 'order-17' } });
    const harmful = await send('health/live', { headers: { 'X-Correlation-Id': '{"a":"b c"}' } });

    expect(given.headers.get('X-Correlation-Id')).toBe('order-17');
    expect(harmful.headers.get('X-Correlation-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('forbids scripts from other origins, and does not require https', async () => {
    const { headers } = await send('health/live');

    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self';");
    expect(headers.get('Content-Security-Policy')).not.toContain('upgrade-insecure');
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    expect(headers.get('X-Powered-By')).toBeNull();
  });

  it('to a command has the position of its events', async () => {
    const { headers, body } = await post('api/test/write', '{}', { 'X-Correlation-Id': 'c-9' });

    expect(headers.get('X-Event-Position')).toBe('0000000000000000007');
    expect(body).toEqual({ correlationId: 'c-9' });
  });
});

const bearer = (headers: Record<string, string> = {}) => ({
  headers: { Authorization: `Bearer ${token}`, ...headers },
});

describe('reading your own writes', () => {
  const rows = (after: string) => send('api/test/rows', bearer({ 'X-After-Position': after }));
  const advance = (name: string, position: string) =>
    backend.database.query(
      `with moved as (
         insert into projection_checkpoint (name, position) values ($1, $2)
         on conflict (name) do update set position = excluded.position returning name)
       select pg_notify('projection_progress', json_build_object('name', $1::text, 'position', $2::text)::text)
         from moved`,
      [name, position],
    );

  it('responds at once if the read models are current', async () => {
    await advance('consignment-list', '0000000000000000005');
    await advance('manifest-list', '0000000000000000009');

    const { status, headers } = await rows('0000000000000000005');

    expect([status, headers.get('X-Read-Position')]).toEqual([200, null]);
  });

  it('waits for the slowest of them', async () => {
    const reading = rows('0000000000000000008');
    await advance('consignment-list', '0000000000000000008');

    expect((await reading).headers.get('X-Read-Position')).toBeNull();
  });

  it('returns the reached position after 2 s', async () => {
    const { status, headers } = await rows('0000000000000000099');

    expect([status, headers.get('X-Read-Position')]).toEqual([200, '0000000000000000008']);
  });

  it.each(['1; drop table', 'x', '9'.repeat(40)])(
    'rejects %s, which is not a position',
    async (after) => {
      expect((await rows(after)).status).toBe(400);
    },
  );
});
