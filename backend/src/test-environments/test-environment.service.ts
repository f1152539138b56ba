import { Injectable } from '@nestjs/common';

import type { TestEnvironmentView } from '@contracts/views/test-environment.view.js';

import { ClientCarrierAccount, type MirrorAccount, TestAccountService } from '../carriers/index.js';
import { Client, ClientRepository } from '../clients/index.js';
import { TestEnvironments, type Actor, UserRole } from '../identity/index.js';
import { ClientDeletion } from '../organisations/index.js';
import { AuditedRepository } from '../platform/audit/audited.repository.js';
import type { UnitOfWork } from '../platform/audit/unit-of-work.js';
import { Clock } from '../platform/clock.js';
import { isUniqueViolation } from '../platform/database/unique-violation.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import { copySettings, toEnvironment } from './copy-settings.js';

/** An environment before it is saved: its numbers are allotted. */
interface PreparedEnvironment {
  readonly live: Client;
  readonly id: number;
  readonly accounts: readonly MirrorAccount[];
}

/** Creates and replaces the test environments of clients (ADR 45). */
@Injectable()
export class TestEnvironmentService extends TestEnvironments {
  constructor(
    private readonly clients: ClientRepository,
    private readonly accounts: TestAccountService,
    private readonly deletion: ClientDeletion,
    private readonly records: AuditedRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Callers have checked the scope. If several requests are concurrent, one creates it and all return it. */
  override async ensure(clientId: number, actor: Actor): Promise<number> {
    const live = await this.getLive(clientId);
    const existing = await this.clients.findEnvironment(live.id);
    if (existing) {
      await this.accounts.addMissing(live.id, actor);
      return existing.id;
    }
    const prepared = await this.prepare(live, actor);
    try {
      await this.records.change(actor, async (records) => {
        // waits while the client is being deleted
        await this.clients.lockTree(records.manager, live.customerId);
        await this.clients.lockActive(records.manager, live.id);
        await save(records, prepared);
      });
      return prepared.id;
    } catch (error) {
      const first = isUniqueViolation(error) && (await this.clients.findEnvironment(live.id));
      if (!first) throw error;
      return first.id; // a concurrent request created it first
    }
  }

  /**
   * Replaces an environment with a new one and removes it like a deleted client; its API keys move to the new one. An
   * environment that was replaced before is not replaced again: its successor is returned.
   * @param clientId id of the environment
   * @throws RecordNotFound for a client that is not a test environment, or is out of scope
   */
  async reset(clientId: number, actor: Actor): Promise<TestEnvironmentView> {
    const old = await this.clients.get(clientId);
    const owner = { clientId: old.testOf, customerId: old.customerId };
    if (old.testOf === null || !actor.covers('CREATE_USER', owner))
      throw new RecordNotFound(`test environment ${clientId}`);
    if (old.removedAt) return this.currentOf(old.testOf, actor);
    const live = await this.clients.getActive(old.testOf);
    const prepared = await this.prepare(live, actor);
    try {
      await this.deletion.run(old.id, actor, (records) =>
        replace(records, { ...prepared, old, at: this.clock.now() }),
      );
    } catch (error) {
      if (!(error instanceof AlreadyReplaced || error instanceof RecordNotFound)) throw error;
    }
    return this.currentOf(live.id, actor);
  }

  private async currentOf(liveId: number, actor: Actor): Promise<TestEnvironmentView> {
    const id = await this.ensure(liveId, actor);
    const { name, customerId } = await this.clients.get(id);
    return { clientId: id, name, testOf: liveId, customerId };
  }

  /** The client itself, whether it or its environment is named. @throws RecordNotFound */
  private async getLive(clientId: number): Promise<Client> {
    const client = await this.clients.getActive(clientId);
    return client.testOf === null ? client : this.clients.getActive(client.testOf);
  }

  private async prepare(live: Client, actor: Actor): Promise<PreparedEnvironment> {
    const id = await this.clients.nextTestId();
    return { live, id, accounts: await this.accounts.prepare(live.id, id, actor) };
  }
}

/** The environment was replaced while another was prepared. */
class AlreadyReplaced extends Error {}

async function save(
  records: UnitOfWork,
  { live, id, accounts }: PreparedEnvironment,
): Promise<void> {
  await records.insert<Client>(Client, toEnvironment(live, id));
  await copySettings(records, live.id, id);
  await records.insertMany<MirrorAccount>(ClientCarrierAccount, accounts);
}

/** Marks the old environment as removed, so that its client may have another, and moves its keys. */
async function replace(
  records: UnitOfWork,
  { old, at, ...prepared }: PreparedEnvironment & { readonly old: Client; readonly at: Date },
): Promise<void> {
  const { manager } = records;
  const locked = await manager.findOne(Client, {
    where: { id: old.id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!locked || locked.removedAt) throw new AlreadyReplaced();
  await records.update(Client, locked, { removedAt: at });
  await save(records, prepared);
  for (const role of await manager.findBy(UserRole, { clientId: old.id }))
    await records.update(UserRole, role, { clientId: prepared.id });
  await manager.query('delete from mail_outbox where test_client_id = $1', [old.id]);
}
