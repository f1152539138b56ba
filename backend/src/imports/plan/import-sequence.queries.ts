import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Import } from '../records/import.entity.js';
import { waitsForUser } from './automatic-commit.js';

/**
 * An earlier import of the client that is being planned or run, and has a reference of this one. An address without a
 * reference is identified by its street and suburb, which are not compared here, so files of addresses always run in
 * sequence.
 */
const isBehind = `
  select exists (
    select from import earlier
     where earlier.client_id = $2 and earlier.kind = $3 and earlier.id < $1 and earlier.ended_at is null
       and (earlier.state = 'RUNNING' or earlier.commit_when <> 'NEVER')
       and not ${waitsForUser('earlier')}
       and ($3 = 'ADDRESS' or exists (
             select from import_group theirs join import_group own
                 on own.import_id = $1 and lower(own.reference) = lower(theirs.reference)
              where theirs.import_id = earlier.id and theirs.reference <> ''))) as "isBehind"`;

/** Keeps imports that update what earlier ones create or change in the order in which they were received. */
@Injectable()
export class ImportSequenceQueries {
  constructor(private readonly database: DataSource) {}

  /**
   * Whether an import has to wait before it is planned: only if it updates records and is committed automatically,
   * since the plans of others show the current state.
   */
  async isBehind({ id, clientId, kind, commitWhen, options }: Import): Promise<boolean> {
    if (commitWhen === 'NEVER' || options.whenKnown !== 'UPDATE') return false;
    const [row] = await this.database.query<{ isBehind: boolean }[]>(isBehind, [
      ...[id, clientId, kind],
    ]);
    return row?.isBehind ?? false;
  }
}
