import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { CustomEmail } from '../records/custom-email.entity.js';

/** Loads and saves the email style of clients, one record per client. */
@Injectable()
export class CustomEmailRepository {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRepository,
  ) {}

  /** Returns the record with its images. */
  find(clientId: number): Promise<CustomEmail | null> {
    return find(this.database.manager, clientId);
  }

  /** True if the client has the setting turned on. @throws RecordNotFound */
  async isEnabled(clientId: number): Promise<boolean> {
    const [client] = await this.database.query<{ isEnabled: boolean }[]>(
      'select custom_email as "isEnabled" from client where id = $1',
      [clientId],
    );
    if (!client) throw new RecordNotFound(`client ${clientId}`);
    return client.isEnabled;
  }

  /** Inserts or updates the client's record with the client locked. @throws RecordNotFound */
  async save(
    clientId: number,
    values: Omit<CustomEmail, 'id' | 'clientId' | 'version'>,
    actor: Actor,
  ): Promise<void> {
    await this.records.change(actor, async (records) => {
      await lockClient(records.manager, clientId);
      const saved = await find(records.manager, clientId);
      if (saved) await records.update(CustomEmail, saved, values);
      else await records.insert<CustomEmail>(CustomEmail, { ...values, clientId });
    });
  }
}

/** @throws RecordNotFound if the client was deleted (GAP-49) */
async function lockClient(manager: EntityManager, clientId: number): Promise<void> {
  const rows = await manager.query<unknown[]>(
    'select 1 from client where id = $1 and removed_at is null for update',
    [clientId],
  );
  if (rows.length === 0) throw new RecordNotFound(`client ${clientId}`);
}

/** Selects the image columns explicitly: by default they are not loaded. */
const find = (manager: EntityManager, clientId: number): Promise<CustomEmail | null> =>
  manager
    .createQueryBuilder(CustomEmail, 'email')
    .addSelect(['email.logoImage', 'email.footerImage'])
    .where({ clientId })
    .getOne();
