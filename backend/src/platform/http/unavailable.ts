import { unavailableTexts } from '@contracts/texts/app/unavailable.js';
import { EventStoreUnavailable } from '@event-store/event-store.errors.js';
import { isLockTimeout, isUnreachable } from '@event-store/postgres/transient-error.js';

import { TooBusy } from '../limits/limit.errors.js';

/** The unavailable store, or locked record, that a request waited for. */
export interface Unavailable {
  readonly code: 'event_store.unavailable' | 'database.unavailable' | TooBusy['code'];
  readonly message: string;
  readonly retryAfterSeconds: number;
}

const RETRY_AFTER_SECONDS = 2;

/**
 * Recognises errors of an unavailable store; null for any other. They are mapped only here: the request may have been
 * executed, so its Idempotency-Key is kept.
 */
export function unavailableOf(thrown: unknown): Unavailable | null {
  if (thrown instanceof EventStoreUnavailable)
    return {
      code: 'event_store.unavailable',
      message: unavailableTexts.eventStore,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    };
  const databaseError = databaseErrorOf(thrown);
  if (isLockTimeout(databaseError)) return new TooBusy(RETRY_AFTER_SECONDS);
  if (isUnreachable(databaseError))
    return {
      code: 'database.unavailable',
      message: unavailableTexts.database,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    };
  return null;
}

/** The error that TypeORM wraps. */
const databaseErrorOf = (thrown: unknown): unknown =>
  thrown instanceof Error && 'driverError' in thrown ? thrown.driverError : thrown;
