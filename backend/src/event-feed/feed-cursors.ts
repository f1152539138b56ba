import { Injectable } from '@nestjs/common';
import * as z from 'zod';

import { SecretBox } from '../platform/secrets/secret-box.js';
import { InvalidCursor } from './event-feed.errors.js';

/** A position in the journal: after this event, whether or not it still exists. */
export interface JournalPosition {
  readonly position: string;
  readonly ordinal: number;
}

/** Before the first event of all. */
export const journalStart: JournalPosition = { position: '', ordinal: 0 };

/** Whether one position is before another in the journal. */
export const isBefore = (one: JournalPosition, other: JournalPosition): boolean =>
  one.position === other.position ? one.ordinal < other.ordinal : one.position < other.position;

/** `position/ordinal`, as stored in the cursors of subscriptions and flows. */
export const toCursor = ({ position, ordinal }: JournalPosition): string =>
  `${position}/${ordinal}`;

export function parseCursor(cursor: string): JournalPosition {
  const slash = cursor.lastIndexOf('/');
  return { position: cursor.slice(0, slash), ordinal: Number(cursor.slice(slash + 1)) };
}

/** Separates the cursor key from the keys of stored secrets. */
const SALT = Buffer.from('linehaul event feed cursor').toString('base64');

const contentSchema = z.tuple([z.literal(1), z.string().max(100), z.int(), z.string().max(2_000)]);

/** Seals journal positions, so that a reader cannot read, forge or share them. */
@Injectable()
export class FeedCursors {
  constructor(private readonly box: SecretBox) {}

  /** @param scope canonical text of the reader's scope, stable while the scope is */
  seal({ position, ordinal }: JournalPosition, scope: string): string {
    const content = JSON.stringify([1, position, ordinal, scope]);
    return Buffer.from(this.box.seal(content, SALT).ciphertext).toString('base64url');
  }

  /** @throws InvalidCursor if it was altered, or issued to a reader with another scope */
  open(cursor: string, scope: string): JournalPosition {
    const content = contentSchema.safeParse(this.unseal(cursor));
    if (!content.success) throw new InvalidCursor();
    const [, position, ordinal, issuedTo] = content.data;
    if (issuedTo !== scope) throw new InvalidCursor();
    return { position, ordinal };
  }

  /** As `open`; null if it is invalid. */
  find(cursor: string, scope: string): JournalPosition | null {
    try {
      return this.open(cursor, scope);
    } catch (error) {
      if (error instanceof InvalidCursor) return null;
      throw error;
    }
  }

  private unseal(cursor: string): unknown {
    try {
      const ciphertext = Buffer.from(cursor, 'base64url').toString('utf8');
      return JSON.parse(this.box.open({ ciphertext, salt: SALT }));
    } catch {
      throw new InvalidCursor();
    }
  }
}
