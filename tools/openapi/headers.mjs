// Headers of responses. Every response has its correlation id and, once the caller is known, the remaining quota.
const text = (description) => ({ description, schema: { type: 'string' } });

/** Components of the document. */
export const RESPONSE_HEADERS = {
  CorrelationId: text(
    'Id of the request in every log line and event, either sent by the client or generated.',
  ),
  EventPosition: text(
    'Position of the change: send the greatest one you have as X-After-Position to read your own writes.',
  ),
  ReadPosition: text(
    'Sent if X-After-Position was not reached in time: the position the response includes.',
  ),
  RateLimit: text(
    'Quota nearest its end: requests left, and seconds to the next window: `"calls";r=598;t=41`.',
  ),
  RateLimitPolicy: text('That quota: requests in a window of seconds: `"calls";q=600;w=60`.'),
  RetryAfter: {
    description: 'Seconds after which a retry may succeed.',
    schema: { type: 'integer' },
  },
};

const named = (names) =>
  Object.fromEntries(
    Object.entries(names).map(([header, name]) => [
      header,
      { $ref: `#/components/headers/${name}` },
    ]),
  );

const COMMON = { 'X-Correlation-Id': 'CorrelationId' };
const OF_LIMITED = { ...COMMON, RateLimit: 'RateLimit', 'RateLimit-Policy': 'RateLimitPolicy' };

/** Headers of a route's responses. */
export function answerHeaders({ method, path }) {
  if (!path.startsWith('/api/')) return named(COMMON);
  return named({
    ...OF_LIMITED,
    ...(method === 'get' ? {} : { 'X-Event-Position': 'EventPosition' }),
    'X-Read-Position': 'ReadPosition',
  });
}

/** `headers` of a temporary error. */
export const rejectionHeaders = (status) =>
  Number(status) === 429 || Number(status) === 503
    ? { headers: named({ 'Retry-After': 'RetryAfter' }) }
    : {};
