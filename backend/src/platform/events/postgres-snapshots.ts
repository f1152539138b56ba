import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { type Snapshot, SnapshotStore } from './snapshots.js';

/** Snapshots in the table `stream_snapshot`, whichever event store holds the streams (ADR 35). */
@Injectable()
export class PostgresSnapshots extends SnapshotStore {
  constructor(private readonly database: DataSource) {
    super();
  }

  override async find(stream: string, version: number): Promise<Snapshot | null> {
    const [found] = await this.database.query<Snapshot[]>(
      'select revision, hash, state from stream_snapshot where stream = $1 and version = $2',
      [stream, version],
    );
    return found ?? null;
  }

  override async save(
    stream: string,
    version: number,
    { revision, hash, state }: Snapshot,
  ): Promise<void> {
    await this.database.query(
      `insert into stream_snapshot as kept (stream, version, revision, hash, state)
       values ($1, $2, $3, $4, $5)
       on conflict (stream) do update
          set version = excluded.version, revision = excluded.revision, hash = excluded.hash,
              state = excluded.state, made_at = excluded.made_at
        where kept.version <> excluded.version or kept.revision < excluded.revision`,
      [stream, version, revision, hash, JSON.stringify(state)],
    );
  }
}
