import { useRef, useState } from 'react';

import { isOutcomeUnknown } from './api-error';

/** A request that the server carries out once, however often it is sent with the same key. */
export interface IdempotentRequest<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** Random key. `crypto.randomUUID` exists only on https and localhost; plain-http installations need this. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');
}

interface Sent {
  readonly text: string;
  readonly key: string;
}

/**
 * Returns one idempotency key per submission: sending the same body again (a double click, a lost response) reuses
 * the key, so the server returns the first result; a changed body gets a new key.
 *
 * @param storageKey storage key, for a form that is restored after a reload
 */
export function useSubmissionKey(storageKey?: string) {
  const last = useRef<Sent | null>(null);

  return {
    keyFor(body: unknown): string {
      const text = JSON.stringify(body);
      last.current ??= storageKey === undefined ? null : readSent(storageKey);
      if (last.current?.text !== text) last.current = { text, key: newIdempotencyKey() };
      if (storageKey !== undefined) storeSent(storageKey, last.current);
      return last.current.key;
    },
    /** Call after the submission has succeeded. */
    renew() {
      last.current = null;
      if (storageKey !== undefined) localStorage.removeItem(storageKey);
    },
  };
}

/**
 * Remembers the submission whose response was lost. What it creates may exist already, so a check against existing
 * records must not reject it when it is resent: with its key, the server returns the first result.
 */
export function useUnconfirmedSubmission() {
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);

  return {
    /** Whether this body was sent and has no response. */
    isUnconfirmed: (body: unknown): boolean => unconfirmed === JSON.stringify(body),
    /** Call after each submission. */
    settle: (body: unknown, error: unknown) => {
      setUnconfirmed(error && isOutcomeUnknown(error) ? JSON.stringify(body) : null);
    },
  };
}

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && 'text' in value && 'key' in value;

/** Ignores failures: sending must work even if the storage is full. */
function storeSent(name: string, sent: Sent): void {
  try {
    localStorage.setItem(name, JSON.stringify(sent));
  } catch (error) {
    console.warn('The submission could not be stored', error);
  }
}

function readSent(name: string): Sent | null {
  try {
    const sent: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isSent(sent) ? sent : null;
  } catch {
    return null;
  }
}
