import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { IsString, MaxLength, MinLength } from 'class-validator';

import { Public } from '../../identity/index.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { RecordIdPipe } from './record-id.pipe.js';

class NameDto {
  @MaxLength(9, { message: 'Must have a name' })
  @MinLength(1, { message: 'Must have a name' })
  @IsString({ message: 'Must have a name' })
  readonly name: string;
}

@Controller('api/rejections')
class RejectionsController {
  @Post('twice')
  @Public()
  twice(@Body() { name }: NameDto) {
    return { name };
  }

  @Get('seven/:id')
  @Public()
  seven(@Param('id', RecordIdPipe) id: number) {
    return { id };
  }
}

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('validation_messages', [RejectionsController]);
});
afterAll(() => backend.stop());

const send = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${backend.url}/${path}`, init);
  return { status: response.status, body: (await response.json()) as unknown };
};

const post = (path: string, body: string) =>
  send(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });

describe('messages of a validation error', () => {
  it('H81 report an error once, however many rules it breaks', async () => {
    expect((await post('api/rejections/twice', '{"name":7}')).body).toMatchObject({
      details: [{ path: 'name', message: 'Must have a name' }],
    });
  });

  it.each(['[]', '[{"name":"a"}]', '"text"'])('H81 are our own for the body %s', async (sent) => {
    const { status, body } = await post('api/rejections/twice', sent);

    expect(status).toBe(400);
    expect(JSON.stringify(body)).not.toContain('Validation failed');
  });

  it('H81 are our own for a path parameter that is not a number', async () => {
    expect((await send('api/rejections/seven/x')).body).toMatchObject({
      statusCode: 400,
      details: [{ path: 'id', message: 'id must be a whole number' }],
    });
    expect((await send('api/rejections/seven/99999999999')).status).toBe(404);
  });
});
