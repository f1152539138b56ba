import { NotFoundException } from '@nestjs/common';

import { DomainError, type Refusal } from '../domain-error.js';
import { RecordNotFound } from '../record-not-found.js';
import { errorBody } from './error-body.js';
import { InvalidRequest } from '../invalid-request.js';

class Refused extends DomainError {
  readonly code = 'test.refused';

  constructor(readonly refusal: Refusal) {
    super('No');
  }
}

describe('the answer to', () => {
  it.each<[Refusal, number, string]>([
    ['invalid', 400, 'Bad Request'],
    ['notSignedIn', 401, 'Unauthorized'],
    ['forbidden', 403, 'Forbidden'],
    ['notFound', 404, 'Not Found'],
    ['conflict', 409, 'Conflict'],
    ['tooManyRequests', 429, 'Too Many Requests'],
  ])('a refusal that is %s is %d', (refusal, statusCode, error) => {
    expect(errorBody(new Refused(refusal))).toEqual({
      statusCode,
      message: 'No',
      error,
      code: 'test.refused',
    });
  });

  it('a text that Postgres cannot keep is 400', () => {
    const refused = Object.assign(new Error('invalid byte sequence'), { code: '22021' });
    const wrapped = Object.assign(new Error('query failed'), { driverError: refused });

    expect([errorBody(refused).statusCode, errorBody(wrapped).statusCode]).toEqual([400, 400]);
  });

  it('half a character that Postgres cannot keep in JSON is 400, and an id that is none stays a bug', () => {
    const [half, id] = ['json', 'integer: "x"'].map((type) =>
      Object.assign(new Error(`invalid input syntax for type ${type}`), { code: '22P02' }),
    );

    expect([errorBody(half).statusCode, errorBody(id).statusCode]).toEqual([400, 500]);
  });

  it('a record of somebody else never names it', () => {
    expect(JSON.stringify(errorBody(new RecordNotFound('consignment-5')))).not.toContain('5');
  });

  it('several wrong fields is the first message, and all of them as details', () => {
    const refused = InvalidRequest.fromValidation([
      { property: 'name', constraints: { isString: 'Name is required' } },
      {
        property: 'items',
        children: [
          { property: '0', children: [{ property: 'weight', constraints: { min: 'Too light' } }] },
        ],
      },
    ]);

    expect(errorBody(refused)).toMatchObject({
      statusCode: 400,
      message: 'Name is required',
      code: 'request.invalid',
      details: [
        { path: 'name', message: 'Name is required' },
        { path: 'items.0.weight', message: 'Too light' },
      ],
    });
  });

  it('what Nest itself refuses keeps its status', () => {
    expect(errorBody(new NotFoundException('Cannot GET /x'))).toMatchObject({
      statusCode: 404,
      code: 'route.not_found',
    });
  });

  it('a bug says nothing about it', () => {
    expect(errorBody(new Error('password of the database is hunter2'))).toEqual({
      statusCode: 500,
      message: 'Something went wrong',
      error: 'Internal Server Error',
      code: 'internal',
    });
  });
});
