import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { WatchedRecord } from '@contracts/realtime/messages.js';

import type { Ownership } from '../../platform/actor.js';

const tables: Readonly<Record<WatchedRecord['type'], string>> = {
  consignment: 'consignment_list',
  manifest: 'manifest_list',
  webhook: 'webhook_subscription',
};

/** Reads the owner of a record to be watched. */
@Injectable()
export class RecordOwnerQueries {
  constructor(private readonly database: DataSource) {}

  /** Null when the record does not exist. */
  async find({ type, id }: WatchedRecord): Promise<Ownership | null> {
    const [owner] = await this.database.query<Ownership[]>(
      `select client_id as "clientId", customer_id as "customerId" from ${tables[type]} where id = $1`,
      [id],
    );
    return owner ?? null;
  }
}
