import { Injectable } from '@nestjs/common';

import { channels } from '@contracts/realtime/messages.js';

import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { PostgresListener } from '../../platform/database/postgres-listener.js';
import { Remembered, type Memory } from './remembered.js';

interface SettingsToKeep<Key, Value> extends Omit<Memory<Key, Value>, 'isReliable'> {
  /** A change of any of these makes everything forgotten. */
  readonly tables: readonly string[];
}

/**
 * Keeps settings in memory until they change: a change made here is known at once, one made by another
 * process as soon as Postgres says so.
 */
@Injectable()
export class SettingsMemory {
  constructor(
    private readonly listener: PostgresListener,
    private readonly records: AuditedRecords,
  ) {}

  /** To be called in a constructor. */
  keep<Key extends number | string, Value>({
    tables,
    ...memory
  }: SettingsToKeep<Key, Value>): Remembered<Key, Value> {
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
