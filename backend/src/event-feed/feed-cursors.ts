import { Injectable } from '@nestjs/common';
import * as z from 'zod';

import { SecretBox } from '../platform/secrets/secret-box.js';
import { CursorInvalid } from './event-feed.errors.js';

/** A place in the journal: behind this event, whether or not it is still there. */
export interface JournalPlace {
  readonly position: string;
  readonly ordinal: number;
}

/** Before the first event of all. */
export const journalBeginning: JournalPlace = { position: '', ordinal: 0 };

/** `position/ordinal`, as the cursors of subscriptions and flows hold a place. */
export const toCursor = ({ position, ordinal }: JournalPlace): string => `${position}/${ordinal}`;

export function parseCursor(cursor: string): JournalPlace {
  const slash = cursor.lastIndexOf('/');
  return { position: cursor.slice(0, slash), ordinal: Number(cursor.slice(slash + 1)) };
}

/** Parts a cursor's key from those of stored secrets. */
const SALT = Buffer.from('linehaul event feed cursor').toString('base64');

const contentSchema = z.tuple([z.literal(1), z.string().max(100), z.int(), z.string().max(2_000)]);

/** Seals places of the journal, so that a reader can neither read, make nor lend them. */
@Injectable()
export class FeedCursors {
  constructor(private readonly box: SecretBox) {}

  /** @param reach what the reader may read, in words that stay the same while that is so */
  seal({ position, ordinal }: JournalPlace, reach: string): string {
    const content = JSON.stringify([1, position, ordinal, reach]);
    return Buffer.from(this.box.seal(content, SALT).ciphertext).toString('base64url');
  }

  /** @throws CursorInvalid if it was altered, or given to a reader of another reach */
  open(cursor: string, reach: string): JournalPlace {
    const content = contentSchema.safeParse(this.unseal(cursor));
    if (!content.success) throw new CursorInvalid();
    const [, position, ordinal, givenTo] = content.data;
    if (givenTo !== reach) throw new CursorInvalid();
    return { position, ordinal };
  }

  private unseal(cursor: string): unknown {
    try {
      const ciphertext = Buffer.from(cursor, 'base64url').toString('utf8');
      return JSON.parse(this.box.open({ ciphertext, salt: SALT }));
    } catch {
      throw new CursorInvalid();
    }
  }
}
