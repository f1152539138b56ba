import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { WatchedRecord } from '@contracts/realtime/messages.js';

import type { Ownership } from '../../platform/actor.js';

const tables: Readonly<Record<WatchedRecord['type'], string>> = {
  consignment: 'consignment_list',
  manifest: 'manifest_list',
};

/** Whose the record is that somebody wants to watch. */
@Injectable()
export class RecordOwner {
  constructor(private readonly database: DataSource) {}

  /** Null when there is no such record. */
  async find({ type, id }: WatchedRecord): Promise<Ownership | null> {
    const [owner] = await this.database.query<Ownership[]>(
      `select client_id as "clientId", customer_id as "customerId" from ${tables[type]} where id = $1`,
      [id],
    );
    return owner ?? null;
  }
}
