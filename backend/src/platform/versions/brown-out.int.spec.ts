import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';

import { Public, SignedIn } from '../../identity/index.js';
import { signedInUser, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { jsonOf } from '../../../../test/support/json.js';
import { Clock } from '../clock.js';
import { Deprecated } from './deprecation.js';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const ending = { since: dayIn(-400), sunset: dayIn(5), instead: 'List parcels' };
const endingForSecurity = { ...ending, since: dayIn(-26), isSecurityFix: true };
const endingLater = { ...ending, sunset: dayIn(20) };

let calls = 0;

@Controller('api/test')
class ParcelController {
  @Post('parcel')
  @HttpCode(200)
  @SignedIn()
  @Deprecated(ending)
  add(@Body() _body: object) {
    calls += 1;
    return { call: calls };
  }

  @Get('box')
  @Public()
  @Deprecated(endingForSecurity)
  list() {
    return {};
  }

  @Get('chest')
  @Public()
  @Deprecated(endingLater)
  listChests() {
    return {};
  }
}

let backend: RunningBackend;
let token: string;

beforeAll(async () => {
  backend = await startBackend('brown_out', [ParcelController]);
  ({ token } = await signedInUser(backend, { email: 'one@x.example', roles: [] }));
});
afterAll(() => backend.stop());
afterEach(() => jest.restoreAllMocks());

/** Sets the time of tomorrow, in UTC. */
const setTime = (time: string) =>
  jest.spyOn(backend.app.get(Clock), 'now').mockReturnValue(new Date(`${dayIn(1)}T${time}Z`));

async function send(path: string, key?: string) {
  const response = await fetch(`${backend.url}/api/test/${path}`, {
    method: key ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      ...(key && { 'Idempotency-Key': key }),
    },
    ...(key && { body: '{}' }),
  });
  const { status, headers } = response;
  const [retryAfter, sunset] = [headers.get('Retry-After'), headers.get('Sunset')];
  return { status, retryAfter, sunset, body: await jsonOf(response) };
}

const statusAt = async (time: string, path: string, key?: string) => {
  setTime(time);
  return (await send(path, key)).status;
};

describe('a deprecated operation in its last week', () => {
  it('responds as after its end for five minutes a day, and when it works again', async () => {
    setTime('01:01:00.500');

    expect(await send('box')).toEqual({
      status: 410,
      retryAfter: '240',
      sunset: new Date(ending.sunset).toUTCString(),
      body: {
        ...{ statusCode: 410, error: 'Gone', code: 'api.gone' },
        message: `This is a rehearsal: the operation works again in 240 s, and ends on ${ending.sunset}. Instead: List parcels`,
        details: { instead: 'List parcels' },
      },
    });
  });

  it('responds as before at other times', async () => {
    expect(await statusAt('00:59:59', 'box')).toBe(200);
    expect(await statusAt('01:05:00', 'box')).toBe(200);
  });

  it('has a brown-out with a year’s notice as well as with 30 days’, and none earlier', async () => {
    expect(await statusAt('01:02:00', 'parcel', 'notice')).toBe(410);
    expect(await statusAt('01:02:00', 'box')).toBe(410);
    expect(await statusAt('01:02:00', 'chest')).toBe(200);
  });
});

describe('the Idempotency-Key of a request in a brown-out', () => {
  beforeEach(() => (calls = 0));

  it('works again afterwards, once', async () => {
    expect(await statusAt('01:02:00', 'parcel', 'first')).toBe(410);
    setTime('01:05:00');

    expect(await send('parcel', 'first')).toMatchObject({ status: 200, body: { call: 1 } });
    expect(await send('parcel', 'first')).toMatchObject({ status: 200, body: { call: 1 } });
  });

  it('keeps the result of the request before it', async () => {
    expect(await statusAt('00:58:00', 'parcel', 'earlier')).toBe(200);
    expect(await statusAt('01:02:00', 'parcel', 'earlier')).toBe(410);
    setTime('01:06:00');

    expect(await send('parcel', 'earlier')).toMatchObject({ status: 200, body: { call: 1 } });
  });

  it('leaves no stored result', async () => {
    await statusAt('01:02:00', 'parcel', 'unstored');

    const rows = await backend.database.query<unknown[]>(
      `select 1 from idempotency_key where key = 'unstored'`,
    );
    expect(rows).toEqual([]);
  });
});
