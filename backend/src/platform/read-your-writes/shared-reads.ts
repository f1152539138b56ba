import { Injectable } from '@nestjs/common';

import { RecordsVersions } from '../audit/records-version.js';
import { PostgresListener } from '../database/postgres-listener.js';
import { ReadModelProgress } from './read-model-progress.js';

/**
 * Answers identical questions that are asked at the same time with one read: after a restart, everybody's list of one
 * client is read once. A read that began before an event or a change of the records that this process knows of is not
 * shared with who asks after it.
 */
@Injectable()
export class SharedReads {
  private readonly underWay = new Map<string, Promise<unknown>>();

  constructor(
    private readonly progress: ReadModelProgress,
    private readonly records: RecordsVersions,
    private readonly listener: PostgresListener,
  ) {}

  /** @param question everything the answer depends on, the scope of who asks included */
  share<Answer>(
    projection: string,
    question: object,
    read: () => Promise<Answer>,
  ): Promise<Answer> {
    if (!this.listener.isListening) return read();
    const at = [this.progress.reachedBy(projection), this.records.latest];
    const key = JSON.stringify([projection, at, question]);
    const shared = this.underWay.get(key) ?? this.begin(key, read);
    // The key says what was asked, and so what is answered.
    return shared as Promise<Answer>;
  }

  private begin<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const reading = read().finally(() => this.underWay.delete(key));
    this.underWay.set(key, reading);
    return reading;
  }
}
