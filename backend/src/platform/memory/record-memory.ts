import { Injectable } from '@nestjs/common';

import { channels } from '@contracts/realtime/messages.js';

import { AuditedRecords } from '../audit/audited-records.js';
import { PostgresListener } from '../database/postgres-listener.js';
import { Remembered, type Memory } from './remembered.js';

interface RecordsToKeep<Key, Value> extends Omit<Memory<Key, Value>, 'isReliable'> {
  /** A change of any of these makes everything forgotten. */
  readonly tables: readonly string[];
}

/**
 * Keeps records that are read often in memory until they change: a change made here is known at once, one
 * made by another process as soon as Postgres says so, which is milliseconds after its commit. Every table
 * has the trigger `announce_settings`; while Postgres cannot be heard, nothing is kept.
 */
@Injectable()
export class RecordMemory {
  constructor(
    private readonly listener: PostgresListener,
    private readonly records: AuditedRecords,
  ) {}

  /** To be called in a constructor. */
  keep<Key extends number | string, Value>({
    tables,
    ...memory
  }: RecordsToKeep<Key, Value>): Remembered<Key, Value> {
    const remembered = new Remembered({ ...memory, isReliable: () => this.listener.isListening });
    const concerned = new Set(tables);
    const forgetIfConcerned = (table: string) => {
      if (concerned.has(table)) remembered.forget();
    };
    this.listener.subscribe(channels.settingsChanged, forgetIfConcerned, () => {
      remembered.forget();
    });
    this.records.onChange((touched) => {
      touched.forEach(forgetIfConcerned);
    });
    return remembered;
  }
}
