import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { isTestClient } from '@contracts/rules/test-environment.js';
import type { TestMailView } from '@contracts/views/test-environment.view.js';

import { assertInScope, type Actor } from '../identity/index.js';
import { HourlyCleanup } from '../platform/hourly-cleanup.js';
import { RecordNotFound } from '../platform/record-not-found.js';

const MAX_LISTED = 100;
const RETENTION_DAYS = 30;

const newest = `
  select id::integer, recipient as "to", subject, text, queued_at as "createdAt"
    from mail_outbox where test_client_id = $1 order by id desc limit ${MAX_LISTED}`;

/** Emails of test environments, stored for 30 days instead of being sent. */
@Injectable()
export class TestMails extends HourlyCleanup {
  constructor(private readonly database: DataSource) {
    super();
  }

  /** Lists them, newest first. @throws OutOfScope, RecordNotFound for a client that is not a test environment */
  async list(clientId: number, actor: Actor): Promise<TestMailView[]> {
    assertInScope(actor, 'READ_CONSIGNMENT', { clientId, customerId: null });
    if (!isTestClient(clientId)) throw new RecordNotFound(`test environment ${clientId}`);
    const rows = await this.database.query<
      (Omit<TestMailView, 'createdAt'> & { createdAt: Date })[]
    >(newest, [clientId]);
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  protected override deleteOld(): Promise<unknown> {
    return this.database.query(
      `delete from mail_outbox where test_client_id is not null
          and queued_at < now() - interval '${RETENTION_DAYS} days'`,
    );
  }
}
