import 'reflect-metadata';

import { SetMetadata } from '@nestjs/common';

/** Announcement that a part of the API ends (docs/api-guide/08-versions.md). */
export interface Deprecation {
  /** First day on which it is deprecated, yyyy-MM-dd, in UTC. */
  readonly since: string;
  /** First day on which the operation no longer exists, yyyy-MM-dd, in UTC. */
  readonly sunset: string;
  /** Replacement in words, such as the name of another operation. */
  readonly instead: string;
  /** It ends for security reasons, which shortens the notice to 30 days. */
  readonly isSecurityFix?: boolean;
}

/** Metadata of a route with `Deprecated`. */
export const DEPRECATED = 'deprecated-operation';
const DEPRECATED_FIELDS = 'deprecated-fields';

/** Time between announcement and end. */
const MIN_NOTICE_MONTHS = 12;
const MIN_SECURITY_NOTICE_DAYS = 30;

/**
 * Marks an operation as deprecated: in the API's description, and in the headers of its responses. From the sunset on it
 * responds with 410.
 * @throws Error if it would end too soon
 */
export function Deprecated(deprecation: Deprecation): MethodDecorator {
  assertNotice(deprecation);
  return SetMetadata(DEPRECATED, deprecation);
}

/**
 * Marks a field of a query or body as deprecated, as `Deprecated` does for requests that contain it; it keeps working
 * until it is removed.
 * @throws Error if it would end too soon
 */
export function DeprecatedField(deprecation: Deprecation): PropertyDecorator {
  assertNotice(deprecation);
  return (prototype, name) => {
    const fields = { ...deprecatedFieldsOf(prototype.constructor), [String(name)]: deprecation };
    Reflect.defineMetadata(DEPRECATED_FIELDS, fields, prototype.constructor);
  };
}

/** Deprecated fields of a class that validates requests, by name. */
export const deprecatedFieldsOf = (type: object): Readonly<Record<string, Deprecation>> =>
  (Reflect.getMetadata(DEPRECATED_FIELDS, type) as Record<string, Deprecation> | undefined) ?? {};

/** Beginning of a day in UTC. @throws Error if the text is not a day */
export function startOfDay(day: string): Date {
  const start = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(start.getTime()) || !start.toISOString().startsWith(day))
    throw new Error(`${day} is not a day`);
  return start;
}

function assertNotice({ since, sunset, isSecurityFix = false }: Deprecation): void {
  const earliest = startOfDay(since);
  if (isSecurityFix) earliest.setUTCDate(earliest.getUTCDate() + MIN_SECURITY_NOTICE_DAYS);
  else earliest.setUTCMonth(earliest.getUTCMonth() + MIN_NOTICE_MONTHS);
  if (startOfDay(sunset) < earliest)
    throw new Error(
      `What is deprecated on ${since} ends on ${earliest.toISOString().slice(0, 10)} at the earliest`,
    );
}
