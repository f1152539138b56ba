import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Actor } from '../actor.js';
import { Clock } from '../clock.js';
import { RecordChanges } from './record-changes.js';

type ChangeListener = (tables: ReadonlySet<string>) => void;

/** Changes ordinary records and says so in the audit, in one transaction. */
@Injectable()
export class AuditedRecords {
  private readonly listeners: ChangeListener[] = [];

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** All that `work` changes happens, with its lines in the audit, or nothing does. */
  async change<Result>(
    actor: Actor,
    work: (records: RecordChanges) => Promise<Result>,
  ): Promise<Result> {
    const touched = new Set<string>();
    const result = await this.database.transaction((manager) =>
      work(new RecordChanges(manager, { actor, at: this.clock.now() }, touched)),
    );
    for (const hear of this.listeners) hear(touched);
    return result;
  }

  /** Tells at once, in this process, which tables a committed change touched. */
  onChange(listener: ChangeListener): void {
    this.listeners.push(listener);
  }
}
