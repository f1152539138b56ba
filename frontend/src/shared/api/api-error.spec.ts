import {
  failureOf,
  isApiError,
  isOutcomeUnknown,
  isServerError,
  messageOf,
  rejectionOf,
  toApiError,
} from './api-error';

describe('the error of a request', () => {
  it('has the message, code and details of the server', () => {
    const data = {
      message: 'Name is taken',
      code: 'client.name_taken',
      details: [{ path: 'name' }],
    };

    expect(toApiError({ status: 409, data })).toEqual({ status: 409, ...data });
  });

  it.each<[unknown, string]>([
    ['Service stopped', 'Service stopped'],
    ['<html>502</html>', ''],
    ['  \n<!doctype html>', ''],
    ['3 < 4', '3 < 4'],
    [{ message: 'Internal server error' }, ''],
    [{ message: ['a', 'b'] }, ''],
    [{}, ''],
    [null, ''],
    [undefined, ''],
    [7, ''],
  ])('shows only the message for users from the body %j: "%s"', (data, message) => {
    expect(toApiError({ status: 502, data })).toEqual({ status: 502, message });
  });

  it('ignores a code that is not a string', () => {
    expect(toApiError({ status: 400, data: { message: 'No', code: 7 } })).toEqual({
      status: 400,
      message: 'No',
    });
  });

  it('has details only if the server sent some, even if they are null', () => {
    const rejected = (details?: unknown) =>
      toApiError({ status: 400, data: { message: 'No', details } });

    expect(rejected()).not.toHaveProperty('details');
    expect(rejected(null)).toHaveProperty('details', null);
  });

  it('says that a response could not be read, or that there was none', () => {
    expect(
      toApiError({ status: 'PARSING_ERROR', originalStatus: 200, data: '<', error: '' }),
    ).toEqual({ status: 200, message: 'The response could not be read. Please try again.' });
    expect(toApiError({ status: 'FETCH_ERROR', error: 'TypeError' })).toEqual({
      status: 0,
      message: "Can't reach Linehaul. Check your connection and try again.",
    });
  });

  it.each<[unknown, boolean]>([
    [{ status: 400, message: '' }, true],
    [{ status: '400', message: '' }, false],
    [{ status: 400 }, false],
    [null, false],
    ['no', false],
  ])('is recognised: %j %s', (error, expected) => {
    expect(isApiError(error)).toBe(expected);
  });
});

describe('a failure', () => {
  it.each([
    [0, true],
    [400, false],
    [408, true],
    [409, false],
    [429, true],
    [499, false],
    [500, true],
    [503, true],
  ])('with status %s counts as a server failure: %s', (status, expected) => {
    expect(isServerError({ status, message: '' })).toBe(expected);
  });

  it.each([
    [{ status: 0, message: '' }, true],
    [{ status: 200, message: 'unreadable' }, true],
    [{ status: 408, message: '' }, true],
    [{ status: 409, message: '', code: 'idempotency.under_way' }, true],
    [{ status: 409, message: '' }, false],
    [{ status: 429, message: '' }, false],
    [{ status: 503, message: '' }, true],
    [new Error('bug'), true],
  ])('leaves the outcome unknown unless the request was rejected: %j %s', (error, expected) => {
    expect(isOutcomeUnknown(error)).toBe(expected);
  });

  it('counts as a product failure if no request has failed', () => {
    expect(isServerError(new Error('bug'))).toBe(true);
  });

  it("has the server's message, or the fallback", () => {
    expect(messageOf({ status: 400, message: 'Too heavy' }, 'Failed')).toBe('Too heavy');
    expect(messageOf({ status: 400, message: '' }, 'Failed')).toBe('Failed');
    expect(messageOf(new Error('bug'), 'Failed')).toBe('Failed');
  });

  it("is never shown as the user's mistake if the product has failed", () => {
    expect(rejectionOf({ status: 401, message: '' }, 'Wrong password')).toBe('Wrong password');
    expect(rejectionOf({ status: 401, message: 'Locked' }, 'Wrong password')).toBe('Locked');
    expect(rejectionOf({ status: 500, message: '' }, 'Wrong password')).toBe(
      'Something went wrong on our side. Please try again.',
    );
  });

  it('has a reason unless the server has none for users', () => {
    const message = 'The client could not be added';

    expect(failureOf({ status: 409, message: 'Name is taken' }, message)).toEqual({
      message,
      reason: 'Name is taken',
    });
    expect(failureOf({ status: 503, message: 'Back soon' }, message).reason).toBe('Back soon');
    for (const error of [
      { status: 500, message: 'stack' },
      { status: 409, message: '' },
      new Error('bug'),
    ])
      expect(failureOf(error, message)).toEqual({ message });
  });
});
