import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { ClientCarrierAccount } from '../records/client-carrier-account.entity.js';
import { type PrefixWithCarrier, TestPrefixService } from './test-prefix.service.js';

/** An account of a test environment, before it is saved. */
export type MirrorAccount = Pick<
  ClientCarrierAccount,
  'id' | 'clientId' | 'connotePrefixId' | 'permanentBooking' | 'mirrorsId'
>;

/** Accounts that client $1 and its parents ship with, and that client $2 has no mirror of. */
const withoutMirror = `
  with recursive line as (
    select id, parent_id from client where id = $1
    union
    select c.id, c.parent_id from client c join line on c.id = line.parent_id
  )
  select a.id from line
    join client_carrier_account a on a.client_id = line.id and a.withdrawn_at is null
   where not exists (select from client_carrier_account m
                      where m.client_id = $2 and m.mirrors_id = a.id and m.withdrawn_at is null)
   order by a.id`;

/** Test environments of client $1 and its descendants: they ship on its accounts. */
const environmentsBelow = `
  with recursive below as (
    select id from client where id = $1 and removed_at is null
    union
    select c.id from client c join below b on c.parent_id = b.id and c.removed_at is null
  )
  select t.id, t.test_of as "testOf" from client t join below b on b.id = t.test_of
   where t.removed_at is null order by t.id`;

/**
 * Accounts of test environments. Each mirrors one that the client ships with, so that prices and settings are the same
 * to the cent, and has numbers that begin with TEST. Callers have checked the scope.
 */
@Injectable()
export class TestAccountService {
  constructor(
    private readonly database: DataSource,
    private readonly prefixes: TestPrefixService,
    private readonly records: AuditedRepository,
  ) {}

  /**
   * Allots numbers for each account that the environment has no mirror of; save them together with it. A crash in
   * between leaves blocks that are never used.
   */
  async prepare(liveId: number, testId: number, actor: Actor): Promise<MirrorAccount[]> {
    const rows = await this.database.query<{ id: number }[]>(withoutMirror, [liveId, testId]);
    const accounts = await this.database.getRepository(ClientCarrierAccount).find({
      where: { id: In(rows.map(({ id }) => id)) },
      relations: {
        connotePrefix: { customerCarrierAccount: { customerCarrier: { carrier: true } } },
      },
      order: { id: 'ASC' },
    });
    const mirrors: MirrorAccount[] = [];
    for (const { id: mirrorsId, connotePrefix, permanentBooking } of accounts) {
      const id = await this.nextId();
      const account = { clientCarrierAccountId: id, clientId: testId };
      const live: PrefixWithCarrier = connotePrefix;
      const connotePrefixId = await this.prefixes.allot(live, account, actor);
      mirrors.push({ id, clientId: testId, connotePrefixId, permanentBooking, mirrorsId });
    }
    return mirrors;
  }

  /** Adds the accounts that the environments of the client and its descendants do not have yet. */
  async addMissing(liveId: number, actor: Actor): Promise<void> {
    const environments = await this.database.query<{ id: number; testOf: number }[]>(
      environmentsBelow,
      [liveId],
    );
    for (const { id, testOf } of environments)
      for (const mirror of await this.prepare(testOf, id, actor))
        await this.records
          .change(actor, (records) => records.insert<MirrorAccount>(ClientCarrierAccount, mirror))
          .catch(ignoreKnown);
  }

  private async nextId(): Promise<number> {
    const [next] = await this.database.query<{ id: number }[]>(
      `select nextval(pg_get_serial_sequence('client_carrier_account', 'id'))::integer as id`,
    );
    return next?.id ?? 0;
  }
}

/** Ignores that another request has already saved the same mirror. */
function ignoreKnown(error: unknown): void {
  if (!isUniqueViolation(error)) throw error;
}
