import { differenceFrom } from './documented-responses.js';

const headers = {
  'content-type': 'application/json',
  'x-correlation-id': 'an-id',
  ratelimit: '"calls";r=598;t=41',
  'ratelimit-policy': '"calls";q=600;w=60',
};
const body = { id: 4711, clientId: 10, clientName: 'A', connoteNumber: 'DB1', manifestId: null };

const difference = (status: number, own: Record<string, string>, received: unknown = body) =>
  differenceFrom(
    'POST',
    '/api/v1/consignment',
    new Response(null, { status, headers: { ...headers, ...own } }),
    received,
  );

const limited = {
  ...{ statusCode: 429, error: 'Too Many Requests', message: 'Wait' },
  code: 'request.rate_limited',
};

describe('the headers of a response', () => {
  it('match their description', () => {
    expect(difference(200, { 'x-event-position': '0000000000000184412' })).toBe('');
    expect(difference(429, { 'retry-after': '12' }, limited)).toBe('');
  });

  it.each([
    ['an invalid quota', 200, { ratelimit: '598' }, 'sends RateLimit: 598'],
    ['an invalid position', 200, { 'x-event-position': '7' }, 'sends X-Event-Position: 7'],
    ['a header that is not documented', 200, { location: '/import/1' }, 'sends location, which'],
    ['a delay in fractions of a second', 429, { 'retry-after': '0.5' }, 'sends Retry-After: 0.5'],
  ])('differ by %s', (_, status, own, expected) => {
    expect(difference(status, own, status === 429 ? limited : body)).toContain(expected);
  });

  it('differ by a required one that is missing', () => {
    expect(difference(429, {}, limited)).toBe('does not send Retry-After');
  });
});
