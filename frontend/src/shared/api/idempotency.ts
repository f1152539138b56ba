import { useRef } from 'react';

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** A random key. `crypto.randomUUID` exists only on https and localhost; plain-http installations need this. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');
}

/**
 * One key a submission: sending the same body again (a double click, a lost answer) carries the same key,
 * so the server answers the first result; a changed body is a new submission.
 */
export function useSubmissionKey() {
  const last = useRef<{ text: string; key: string } | null>(null);

  return {
    keyFor(body: unknown): string {
      const text = JSON.stringify(body);
      if (last.current?.text !== text) last.current = { text, key: newIdempotencyKey() };
      return last.current.key;
    },
    /** To be called when the submission has succeeded. */
    renew() {
      last.current = null;
    },
  };
}
