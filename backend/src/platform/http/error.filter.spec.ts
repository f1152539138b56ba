import { NotFoundException } from '@nestjs/common';
import fs from 'node:fs';
import path from 'node:path';

import { EventStoreUnavailable } from '@event-store/event-store.errors.js';

import { DomainError, type DomainErrorKind } from '../domain-error.js';
import { RecordNotFound } from '../record-not-found.js';
import { errorBody, setRetryAfter } from './error.filter.js';
import { InvalidRequest } from '../invalid-request.js';
import { projectRoot } from '../project-root.js';

const description = fs.readFileSync(path.join(projectRoot, 'openapi/openapi.json'), 'utf8');

class Rejected extends DomainError {
  readonly code = 'test.rejected';

  constructor(readonly kind: DomainErrorKind) {
    super('No');
  }
}

describe('error response', () => {
  it.each<[DomainErrorKind, number, string]>([
    ['invalid', 400, 'Bad Request'],
    ['notSignedIn', 401, 'Unauthorized'],
    ['forbidden', 403, 'Forbidden'],
    ['notFound', 404, 'Not Found'],
    ['conflict', 409, 'Conflict'],
    ['gone', 410, 'Gone'],
    ['tooManyRequests', 429, 'Too Many Requests'],
  ])('an error that is %s is %d', (kind, statusCode, error) => {
    expect(errorBody(new Rejected(kind))).toEqual({
      statusCode,
      message: 'No',
      error,
      code: 'test.rejected',
    });
  });

  it('to text that Postgres cannot store is 400', () => {
    const rejected = Object.assign(new Error('invalid byte sequence'), { code: '22021' });
    const wrapped = Object.assign(new Error('query failed'), { driverError: rejected });

    expect([errorBody(rejected).statusCode, errorBody(wrapped).statusCode]).toEqual([400, 400]);
  });

  it('to a lone surrogate that Postgres cannot store as JSON is 400, while an invalid id stays an internal error', () => {
    const [half, id] = ['json', 'integer: "x"'].map((type) =>
      Object.assign(new Error(`invalid input syntax for type ${type}`), { code: '22P02' }),
    );

    expect([errorBody(half).statusCode, errorBody(id).statusCode]).toEqual([400, 500]);
  });

  it.each([
    ['database.unavailable', Object.assign(new Error(), { code: 'ECONNREFUSED' })],
    ['database.unavailable', new Error('Connection terminated unexpectedly')],
    [
      'database.unavailable',
      Object.assign(new Error(), { driverError: Object.assign(new Error(), { code: '57P01' }) }),
    ],
    ['event_store.unavailable', new EventStoreUnavailable()],
    ['server.busy', Object.assign(new Error('canceling statement'), { code: '55P03' })],
  ])('is 503 with %s and the time of the next attempt', (code, thrown) => {
    const headers = new Map<string, unknown>();
    setRetryAfter(
      { setHeader: (name: string, value: unknown) => headers.set(name, value) },
      thrown,
    );

    expect(errorBody(thrown)).toMatchObject({ statusCode: 503, code });
    expect(description).toContain(`"${code}"`);
    expect(headers.get('Retry-After')).toBe(2);
  });

  it('of a deadlock stays an internal error', () => {
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });

    expect(errorBody(deadlock)).toMatchObject({ statusCode: 500, code: 'internal' });
  });

  it("for another tenant's record never names it", () => {
    expect(JSON.stringify(errorBody(new RecordNotFound('consignment-5')))).not.toContain('5');
  });

  it('for several invalid fields has the first message, and all of them as details', () => {
    const rejected = InvalidRequest.fromValidation([
      { property: 'name', constraints: { isString: 'Name is required' } },
      {
        property: 'items',
        children: [
          { property: '0', children: [{ property: 'weight', constraints: { min: 'Too light' } }] },
        ],
      },
    ]);

    expect(errorBody(rejected)).toMatchObject({
      statusCode: 400,
      message: 'Name is required',
      code: 'request.invalid',
      details: [
        { path: 'name', message: 'Name is required' },
        { path: 'items.0.weight', message: 'Too light' },
      ],
    });
  });

  it('to a Nest HTTP exception keeps its status', () => {
    expect(errorBody(new NotFoundException('Cannot GET /x'))).toMatchObject({
      statusCode: 404,
      code: 'route.not_found',
    });
  });

  it('for an internal error reveals nothing', () => {
    expect(errorBody(new Error('password of the database is hunter2'))).toEqual({
      statusCode: 500,
      message: 'Something went wrong',
      error: 'Internal Server Error',
      code: 'internal',
    });
  });
});
