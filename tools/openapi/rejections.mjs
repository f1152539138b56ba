// Error responses of an operation: every status with its codes.
import { isDeepStrictEqual } from 'node:util';

import { statusOf } from '../../dist/backend/src/platform/http/error.filter.js';
import { detailsOf, detailsText } from './error-details.mjs';
import { OF_IN_PROGRESS, rejectionHeaders } from './headers.mjs';

const REASON = {
  400: 'The request is not valid',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflicts with the current state',
  410: 'No longer available',
  413: 'Too large',
  415: 'Unsupported media type',
  429: 'Too many requests',
  502: 'An external service failed',
  503: 'Temporarily unavailable',
};
/** Errors thrown before the method is called, by code common to all routes. */
const ANY = {
  429: ['request.rate_limited', 'request.too_many'],
  503: ['database.unavailable', 'event_store.unavailable', 'server.busy'],
};
const SIGNED_IN = { 401: ['key.expired', 'key.revoked', 'key.unknown', 'session.invalid'] };
/** For a key with address ranges. */
const SIGNED_IN_FROM = { 403: ['key.address'] };
const PERMITTED = { 403: ['permission.denied', 'scope.missing'] };
/** For a deprecated operation, from its last day on. */
const GONE = { 410: ['api.gone'] };
const WITH_INPUT = { 400: ['request.invalid', 'request.malformed'] };
const WITH_BODY = { 413: ['request.too_large'], 415: ['request.unsupported_type'] };
const IN_PROGRESS = 'idempotency.under_way';
const KEYED = {
  400: ['idempotency.key_too_long'],
  409: ['idempotency.key_reused', IN_PROGRESS],
};

/** Error responses of a route by status: those of its own code, and the common ones. */
export function rejectionsOf(route, found) {
  const all = new Map();
  const add = (codes) => {
    for (const [status, names] of Object.entries(codes))
      all.set(status, new Set([...(all.get(status) ?? []), ...names]));
  };
  for (const codes of [...callerRejections(route), ...inputRejections(route)]) add(codes);
  for (const [code, kind] of found) add({ [statusOf[kind] ?? kind]: [code] });
  const entries = [...all].sort(([left], [right]) => left - right);
  const written = route.rejectsInText ? textRejection : rejection;
  return Object.fromEntries(
    entries.map(([status, codes]) => [status, written(status, codes, route)]),
  );
}

const callerRejections = ({ access, isPublic, deprecation }) => [
  ANY,
  ...(deprecation ? [GONE] : []),
  ...(isPublic ? [] : [SIGNED_IN, SIGNED_IN_FROM]),
  ...(access?.permissions ? [PERMITTED] : []),
];

function inputRejections({ method, query, body, params, ignoresKey }) {
  const isChange = method !== 'get';
  const namesRecord = params.some(({ pipes }) => pipes.some((pipe) => pipe.endsWith('IdPipe')));
  return [
    ...(query || body || isChange || params.length > 0 ? [WITH_INPUT] : []),
    ...(namesRecord ? [{ 404: ['record.not_found'] }] : []),
    ...(isChange ? [WITH_BODY] : []),
    ...(method === 'post' && !ignoresKey ? [KEYED] : []),
  ];
}

const headersOf = (status, codes, route) => ({
  ...rejectionHeaders(status, route),
  ...(codes.includes(IN_PROGRESS) && OF_IN_PROGRESS),
});

/** Response with only a message, where the specification requires it. */
const textRejection = (status, codes, route) => ({
  description: REASON[status],
  headers: headersOf(status, [...codes], route),
  content: {
    'text/plain': { schema: { type: 'string' } },
    'application/json': { schema: { $ref: '#/components/schemas/ErrorView' } },
  },
});

/** Responses shared by nearly every operation are defined once. */
function rejection(status, codes, route) {
  const names = [...codes].sort();
  const response = rejectionBody(status, names, route);
  const shared = Object.keys(SHARED_REJECTIONS).find((name) =>
    isDeepStrictEqual(SHARED_REJECTIONS[name], response),
  );
  return shared ? { $ref: `#/components/responses/${shared}` } : response;
}

const rejectionBody = (status, codes, route) => ({
  description: REASON[status] + detailsText(codes),
  headers: headersOf(status, codes, route),
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/ErrorView' },
          { properties: { code: { enum: codes, 'x-extensible': true } } },
          ...detailsOf(codes),
        ],
      },
    },
  },
});

/** Components of the document. */
export const SHARED_REJECTIONS = {
  InvalidRequest: rejectionBody(400, WITH_INPUT[400]),
  NotSignedIn: rejectionBody(401, SIGNED_IN[401]),
  NotAllowed: rejectionBody(403, [...SIGNED_IN_FROM[403], ...PERMITTED[403]]),
  OutOfScope: rejectionBody(403, [
    ...SIGNED_IN_FROM[403],
    ...['permission.denied', 'scope.denied', 'scope.missing'],
  ]),
  NotFound: rejectionBody(404, ['record.not_found']),
  RepeatedKey: rejectionBody(409, KEYED[409]),
  TooLarge: rejectionBody(413, WITH_BODY[413]),
  UnsupportedType: rejectionBody(415, WITH_BODY[415]),
  TooManyRequests: rejectionBody(429, ANY[429]),
  Unavailable: rejectionBody(503, ANY[503]),
};
