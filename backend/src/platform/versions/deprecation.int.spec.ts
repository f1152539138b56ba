import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { IsInt, IsOptional, IsString } from 'class-validator';

import { Public } from '../../identity/index.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { jsonOf } from '../../../../test/support/json.js';
import { InvalidRequest } from '../invalid-request.js';
import { Deprecated, DeprecatedField } from './deprecation.js';

const ofRoute = { since: '2026-03-01', sunset: '2999-06-01', instead: 'List parcels' };

class ParcelsDto {
  @IsOptional()
  @IsString()
  @DeprecatedField({ since: '2026-02-01', sunset: '2999-07-01', instead: '`search`' })
  readonly text?: string;

  @IsOptional()
  @IsString()
  readonly search?: string;
}

class NewParcelDto {
  @IsInt()
  readonly weight: number;

  @IsOptional()
  @IsInt()
  @DeprecatedField({ since: '2026-04-01', sunset: '2999-05-01', instead: '`weight`' })
  readonly grams?: number;
}

@Controller('api/test')
class ParcelController {
  @Get('parcel')
  @Public()
  list(@Query() { search = '' }: ParcelsDto) {
    return { search };
  }

  @Post('parcel')
  @HttpCode(200)
  @Public()
  add(@Body() { weight }: NewParcelDto) {
    return { weight };
  }

  @Get('box')
  @Public()
  @Deprecated(ofRoute)
  listOld(@Query() { search = '' }: ParcelsDto) {
    if (search === 'wrong') throw new InvalidRequest([{ path: 'search', message: 'is wrong' }]);
    return { search };
  }

  @Get('chest')
  @Public()
  @Deprecated({ since: '2024-01-01', sunset: '2025-01-01', instead: 'List parcels' })
  listOlder() {
    return { isCalled: true };
  }
}

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('deprecation', [ParcelController]);
});
afterAll(() => backend.stop());

async function send(path: string, body?: object) {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`${backend.url}/api/test/${path}`, body && init);
  const { status, headers } = response;
  return {
    status,
    body: await jsonOf(response),
    announced: ['Deprecation', 'Sunset', 'Link'].map((name) => headers.get(name)),
  };
}

const link = '</api/docs>; rel="deprecation"; type="text/html"';
const none = [null, null, null];

describe('a deprecated operation', () => {
  const announced = ['@1772323200', 'Sat, 01 Jun 2999 00:00:00 GMT', link];

  it('states since when, until when and where that is explained', async () => {
    expect(await send('box')).toEqual({ status: 200, body: { search: '' }, announced });
  });

  it('states it in error responses as well', async () => {
    expect(await send('box?search=wrong')).toMatchObject({ status: 400, announced });
  });

  it('is gone after its end', async () => {
    const { status, body, announced: last } = await send('chest');

    expect(status).toBe(410);
    expect(body).toEqual({
      ...{ statusCode: 410, error: 'Gone', code: 'api.gone' },
      message: 'This operation is no longer available. Instead: List parcels',
      details: { instead: 'List parcels' },
    });
    expect(last).toEqual(['@1704067200', 'Wed, 01 Jan 2025 00:00:00 GMT', link]);
  });

  it('is announced with the earliest of its own and its fields’ days', async () => {
    const { announced: both } = await send('box?text=x');
    expect(both).toEqual(['@1769904000', 'Sat, 01 Jun 2999 00:00:00 GMT', link]);
  });
});

describe('a deprecated field', () => {
  it('is announced to requests that use it', async () => {
    const { announced: ofQuery } = await send('parcel?text=x');
    const { announced: ofBody } = await send('parcel', { weight: 3, grams: 3000 });

    expect(ofQuery).toEqual(['@1769904000', 'Mon, 01 Jul 2999 00:00:00 GMT', link]);
    expect(ofBody).toEqual(['@1775001600', 'Wed, 01 May 2999 00:00:00 GMT', link]);
  });

  it('is not mentioned to others', async () => {
    expect((await send('parcel?search=x')).announced).toEqual(none);
    expect((await send('parcel', { weight: 3 })).announced).toEqual(none);
  });
});
