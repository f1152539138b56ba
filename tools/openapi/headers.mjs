// Headers of requests and responses. Every response has its correlation id and, once the caller is known, the remaining quota.
const STATE = String.raw`^(?=.)(\d{19}|\d{20}:\d{20})?(@\d{19})?$`;
const POSITION = String.raw`^(\d{19}|\d{20}:\d{20})?$`;
const text = (description, pattern, example) => ({
  description,
  schema: { type: 'string', pattern },
  example,
});
const always = (header) => ({ ...header, required: true });

const RATE_LIMIT = text(
  'Quota closest to exhaustion: requests left, and seconds to the next window.',
  String.raw`^"[a-z]+";r=\d+;t=\d+$`,
  '"calls";r=598;t=41',
);
const RATE_LIMIT_POLICY = text(
  'That quota: requests in a window of seconds.',
  String.raw`^"[a-z]+";q=\d+;w=\d+$`,
  '"calls";q=600;w=60',
);

export const header = (name, description, schema = { type: 'string' }) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

/** Headers that any request may send. */
export const REQUEST_HEADERS = {
  AfterPosition: header(
    'X-After-Position',
    'Waits until the response includes this position: the X-Event-Position of an earlier response.',
  ),
  IdempotencyKey: header(
    'Idempotency-Key',
    'The same request with the same key returns the first response again, for a day.',
    { type: 'string', maxLength: 100 },
  ),
};

/** Components of the document. */
export const RESPONSE_HEADERS = {
  CorrelationId: always(
    text(
      'Id of the request in every log line and event, either sent by the client or generated.',
      String.raw`^[\w.:-]{1,100}$`,
      '0198f6a4-6d6e-4c31-9a10-4f2f0b6f6d11',
    ),
  ),
  EventPosition: text(
    'Position of the change: send the greatest one you have as X-After-Position to read your own writes.',
    STATE,
    '0000000000000184412',
  ),
  ReadPosition: text(
    'Sent if X-After-Position was not reached in time: the position the response includes.',
    POSITION,
    '0000000000000184409',
  ),
  RateLimit: always(RATE_LIMIT),
  RateLimitPolicy: always(RATE_LIMIT_POLICY),
  RateLimitOfError: { ...RATE_LIMIT, description: `${RATE_LIMIT.description} Once signed in.` },
  RateLimitPolicyOfError: {
    ...RATE_LIMIT_POLICY,
    description: `${RATE_LIMIT_POLICY.description} Once signed in.`,
  },
  RetryAfter: always({
    description: 'Seconds after which a retry may succeed.',
    schema: { type: 'integer', minimum: 0 },
    example: 12,
  }),
};

const named = (names) =>
  Object.fromEntries(
    Object.entries(names).map(([header, name]) => [
      header,
      { $ref: `#/components/headers/${name}` },
    ]),
  );

const OF_ANY = { 'X-Correlation-Id': 'CorrelationId' };
const OF_POSITIONS = { 'X-Event-Position': 'EventPosition', 'X-Read-Position': 'ReadPosition' };
const OF_LIMITED = { ...OF_ANY, RateLimit: 'RateLimit', 'RateLimit-Policy': 'RateLimitPolicy' };
const OF_ERRORS = {
  ...OF_ANY,
  RateLimit: 'RateLimitOfError',
  'RateLimit-Policy': 'RateLimitPolicyOfError',
  ...OF_POSITIONS,
};

/** Headers of responses to requests that use something deprecated. */
const OF_DEPRECATED = {
  Deprecation: text(
    'Sent if the request uses something deprecated: since when, in seconds since 1970.',
    String.raw`^@\d+$`,
    '@1772323200',
  ),
  Sunset: {
    description: 'Sent with Deprecation: when it ends.',
    schema: { type: 'string' },
    example: 'Mon, 01 Mar 2027 00:00:00 GMT',
  },
};

/** Header of the 410 of a deprecated operation. */
const OF_BROWN_OUT = {
  'Retry-After': {
    description: 'Sent during a brown-out: seconds until the operation works again.',
    schema: { type: 'integer', minimum: 1 },
    example: 240,
  },
};

/** Header of the 409 to a repeated request whose first one is still in progress. */
export const OF_IN_PROGRESS = {
  'Retry-After': {
    description: 'Sent with idempotency.under_way: seconds after which to repeat the request.',
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
};

/** Headers of a route's responses. */
export function responseHeaders({ path, endsPartly }) {
  return {
    ...named(path.startsWith('/api/') ? { ...OF_LIMITED, ...OF_POSITIONS } : OF_ANY),
    ...(endsPartly && OF_DEPRECATED),
  };
}

/** Headers of an error response; a temporary error states when to retry. */
export const rejectionHeaders = (status, { endsPartly = false, deprecation } = {}) => ({
  ...named({
    ...OF_ERRORS,
    ...([429, 503].includes(Number(status)) && { 'Retry-After': 'RetryAfter' }),
  }),
  ...(endsPartly && OF_DEPRECATED),
  ...(deprecation && Number(status) === 410 && OF_BROWN_OUT),
});
