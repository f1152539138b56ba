import { Injectable } from '@nestjs/common';

import type { EventReaderView } from '@contracts/views/public-event.view.js';

import { resolveScope, type Actor, type RequestedScope } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { MinuteWriter } from '../../platform/minute-writer.js';
import type { JournalPosition } from '../feed-cursors.js';
import { EventReaderRepository, type ReadPosition } from './event-reader.repository.js';

/** Maximum number of keys recorded between two writes; reads of further keys are not shown. */
const MAX_UNSAVED = 20_000;

/**
 * Records in memory how far API keys have read the feed, and writes it once a minute, so that a call costs no
 * statement.
 */
@Injectable()
export class EventReaderService extends MinuteWriter {
  private unsaved = new Map<number, ReadPosition>();

  constructor(
    private readonly readers: EventReaderRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Records the end of a read by an API key; users who try the feed are not readers. */
  record({ identity: { id, kind } }: Actor, clientId: number | null, end: JournalPosition): void {
    if (kind !== 'API_KEY' || (this.unsaved.size >= MAX_UNSAVED && !this.unsaved.has(id))) return;
    this.unsaved.set(id, { ...end, userId: id, clientId, readAt: this.clock.now() });
  }

  /** Writes what has been recorded; after a failed write it is recorded again by the next call of its key. */
  async flush(): Promise<void> {
    const reads = [...this.unsaved.values()];
    if (reads.length === 0) return;
    this.unsaved = new Map();
    await this.readers.save(reads).catch((error: unknown) => {
      this.log.warn(`The readers of the event feed could not be written: ${String(error)}`);
    });
  }

  /** Lists the keys of a scope that read the feed, accurate to a minute. @throws OutOfScope */
  list(requested: RequestedScope, actor: Actor): Promise<EventReaderView[]> {
    return this.readers.list(resolveScope(actor, 'READ_WEBHOOK', requested));
  }
}
