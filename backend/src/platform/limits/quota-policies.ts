import { SetMetadata } from '@nestjs/common';

import type { Environment } from '../config/environment.js';
import { IGNORES_KEY } from '../idempotency/idempotency.interceptor.js';
import { RECEIVES_FILE } from '../uploads/receive-file.js';

/** Names of the quotas of API keys, as sent in the `RateLimit` headers. */
export const keyPolicies = ['calls', 'changes', 'offers', 'papers', 'uploads'] as const;
export type KeyPolicy = (typeof keyPolicies)[number];

/** Quota of requests in a window of seconds. */
export interface QuotaPolicy {
  readonly name: string;
  readonly quota: number;
  readonly windowSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Quotas of one API key as configured, before its customer's factor. */
export function policiesOfKeys(environment: Environment): readonly QuotaPolicy[] {
  const quotas: Readonly<Record<KeyPolicy, number>> = {
    calls: environment.RATE_LIMIT_KEY_CALLS,
    changes: environment.RATE_LIMIT_KEY_CHANGES,
    offers: environment.RATE_LIMIT_KEY_OFFERS,
    papers: environment.RATE_LIMIT_KEY_PAPERS,
    uploads: environment.RATE_LIMIT_KEY_UPLOADS,
  };
  return keyPolicies.map((name) => ({
    name,
    quota: quotas[name],
    windowSeconds: name === 'uploads' ? HOUR : MINUTE,
  }));
}

/** Metadata of a route or controller with `CountsAs`. */
const COUNTS_AS = 'counts-as';

/** Counts an API key's requests to this route, or the routes of this controller, against one more quota. */
export const CountsAs = (policy: 'offers' | 'papers') => SetMetadata(COUNTS_AS, policy);

/** Reads a route's metadata by name. */
type RouteMetadata = (name: string) => unknown;

/** Quotas that a request by an API key counts against. A POST that ignores an Idempotency-Key changes nothing. */
export function policiesOfRoute(method: string, metadata: RouteMetadata): readonly KeyPolicy[] {
  const isChange = !['GET', 'HEAD'].includes(method) && metadata(IGNORES_KEY) !== true;
  const counted = metadata(COUNTS_AS);
  return keyPolicies.filter(
    (policy) =>
      policy === 'calls' ||
      (policy === 'changes' && isChange) ||
      (policy === 'uploads' && metadata(RECEIVES_FILE) !== undefined) ||
      policy === counted,
  );
}
