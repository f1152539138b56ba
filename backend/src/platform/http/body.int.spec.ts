import { gzipSync } from 'node:zlib';

import { Body, Controller, Post } from '@nestjs/common';
import { IsInt } from 'class-validator';

import { Public, SignedIn } from '../../identity/index.js';
import { signedInUser, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { TakesBody } from './request.interceptor.js';
import { jsonOf } from '../../../../test/support/json.js';

class WeightDto {
  @IsInt()
  readonly weight: number;
}

@Controller('api/test')
class WeightController {
  @Post('weight')
  @Public()
  weigh(@Body() { weight }: WeightDto) {
    return { weight };
  }

  @Post('weigh-mine')
  @SignedIn()
  weighMine(@Body() { weight }: WeightDto) {
    return { weight };
  }

  @Post('weigh-much')
  @TakesBody({ kilobytes: 256 })
  @SignedIn()
  weighMuch(@Body() { weight }: WeightDto) {
    return { weight };
  }
}

let backend: RunningBackend;
let bearer: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend('body', [WeightController]);
  const { token } = await signedInUser(backend, { email: 'one@x.example', roles: [] });
  bearer = { Authorization: `Bearer ${token}` };
});
afterAll(() => backend.stop());

const post = async (
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) => {
  const response = await fetch(`${backend.url}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, body: await jsonOf(response) };
};

const padded = (kilobytes: number) =>
  JSON.stringify({ weight: 3, padding: 'x'.repeat(kilobytes * 1024) });

describe('the size of a body', () => {
  it.each([
    ['open', 'api/test/weight', 15, 201],
    ['open', 'api/test/weight', 17, 413],
    ['signed in', 'api/test/weigh-mine', 60, 201],
    ['signed in', 'api/test/weigh-mine', 70, 413],
    ['signed in and larger', 'api/test/weigh-much', 250, 201],
    ['signed in and larger', 'api/test/weigh-much', 260, 413],
  ])('is limited: %s, %s with %d kB returns %d', async (_, path, kilobytes, status) => {
    const headers = path.endsWith('weight') ? {} : bearer;
    expect((await post(path, padded(kilobytes), headers)).status).toBe(status);
  });

  it('is measured after decompression', async () => {
    const packed = new Uint8Array(gzipSync(padded(10_000)));
    const { status } = await post('api/test/weight', packed, { 'Content-Encoding': 'gzip' });
    expect(status).toBe(413);
  });

  it('does not matter if the caller is rejected', async () => {
    expect((await post('api/test/weigh-mine', padded(250))).status).toBe(401);
  });
});

/** A body of this many different keys. */
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, 0])));

describe('a body', () => {
  it.each([
    ['many different keys', keys(600)],
    ['a very long list', `[${'[],'.repeat(600)}[]]`],
    ['deep nesting', '['.repeat(5_000) + ']'.repeat(5_000)],
  ])('with %s is rejected before it is parsed', async (_, body) => {
    expect(await post('api/test/weight', body)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', details: [{ path: 'body' }] },
    });
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', ''])(
    'of the type %p is rejected with 415, not for missing fields',
    async (type) => {
      const response = await post('api/test/weight', padded(1), { 'Content-Type': type });
      expect(response.status).toBe(415);
    },
  );

  it('is read only as UTF-8', async () => {
    const headers = { 'Content-Type': 'application/json; charset=utf-16' };
    expect((await post('api/test/weight', padded(1), headers)).status).toBe(415);
  });

  it('changes no prototype', async () => {
    const body =
      '{"weight":3,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    expect((await post('api/test/weight', body)).body).toEqual({ weight: 3 });
    expect({}).not.toHaveProperty('polluted');
  });
});
