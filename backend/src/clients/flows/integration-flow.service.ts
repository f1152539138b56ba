import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import { MAX_FLOWS_PER_CLIENT } from '@contracts/rules/integration-flow.js';
import { flowErrorTexts } from '@contracts/texts/app/flow-errors.js';
import type {
  FlowOptionsView,
  IntegrationFlowView,
} from '@contracts/views/integration-flow.view.js';

import { assertInScope, resolveScope, type Actor } from '../../identity/index.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { Clock } from '../../platform/clock.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { ClientRepository } from '../client.repository.js';
import { ClientIntegration } from '../records/client-integration.entity.js';
import { IntegrationFlow } from '../records/integration-flow.entity.js';
import { FlowInactive, FlowLimitReached } from './flow.errors.js';
import type { FlowDto, NewFlowDto } from './integration-flow.dto.js';
import { IntegrationFlowQueries } from './integration-flow.queries.js';

/** Flows of clients' integrations; checks the client scope. */
@Injectable()
export class IntegrationFlowService {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRepository,
    private readonly clients: ClientRepository,
    private readonly queries: IntegrationFlowQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws OutOfScope */
  list(clientId: number | undefined, actor: Actor): Promise<IntegrationFlowView[]> {
    const requested = clientId === undefined ? {} : { clientId };
    const scope = resolveScope(actor, 'READ_CLIENT_INTEGRATION', requested);
    return this.queries.list(scope, this.clock.now());
  }

  /**
   * Adds a flow that acts on behalf of this user; an outgoing flow starts with events from now on.
   * @throws OutOfScope, RecordNotFound, InvalidRequest, FlowLimitReached
   */
  async add(dto: NewFlowDto, actor: Actor): Promise<IntegrationFlowView> {
    const { clientId, clientIntegrationId, kind } = dto;
    assertInScope(actor, 'CREATE_CLIENT_INTEGRATION', { clientId, customerId: null });
    await this.clients.getActive(clientId);
    const now = this.clock.now();
    const created = await this.records.create<IntegrationFlow>(
      IntegrationFlow,
      actor,
      async (work) => {
        await assertLimitAndConnection(work.manager, { clientId, clientIntegrationId });
        return work.insert<IntegrationFlow>(IntegrationFlow, {
          ...toValues(dto, actor),
          ...{ clientId, clientIntegrationId, kind },
          liveFrom: now,
          nextRunAt: now,
        });
      },
    );
    return this.view(created.id);
  }

  /** Updates a flow, which acts on behalf of this user from then on. @throws RecordNotFound, VersionConflict */
  async change(id: number, dto: FlowDto, actor: Actor): Promise<IntegrationFlowView> {
    const flow = await this.get(id, 'UPDATE_CLIENT_INTEGRATION', actor);
    const nextRunAt = this.clock.now();
    await this.records.change(actor, (work) =>
      work.update(IntegrationFlow, flow, { ...toValues(dto, actor), nextRunAt }),
    );
    return this.view(id);
  }

  /**
   * Pauses or resumes a flow, which continues where it stopped, on behalf of the same user; the history shows who did
   * it, and when. Failures before a resumption are not reported. Nothing changes if the flow already is in that state.
   * @throws RecordNotFound
   */
  async setActive(id: number, isActive: boolean, actor: Actor): Promise<IntegrationFlowView> {
    await this.get(id, 'UPDATE_CLIENT_INTEGRATION', actor);
    const nextRunAt = this.clock.now();
    await this.records.change(actor, async (work) => {
      const flow = await lockFlow(work.manager, id);
      if (flow.isActive !== isActive)
        await work.update(IntegrationFlow, flow, {
          isActive,
          ...(isActive && { nextRunAt, failures: 0 }),
        });
    });
    return this.view(id);
  }

  /** Deletes a flow with the records of its files. @throws RecordNotFound, VersionConflict */
  async remove(id: number, actor: Actor): Promise<void> {
    const flow = await this.get(id, 'DELETE_CLIENT_INTEGRATION', actor);
    await this.records.change(actor, (work) => work.remove(IntegrationFlow, flow));
  }

  /** Requests a run as soon as the worker is free. @throws RecordNotFound, FlowInactive */
  async run(id: number, actor: Actor): Promise<IntegrationFlowView> {
    const flow = await this.get(id, 'RUN_INTEGRATION', actor);
    if (!flow.isActive) throw new FlowInactive();
    await this.database.query('update integration_flow set asked_at = $2 where id = $1', [
      id,
      this.clock.now(),
    ]);
    return this.view(id);
  }

  /** @throws RecordNotFound, including for one outside the permission's scope */
  async get(id: number, permission: PermissionName, actor: Actor): Promise<IntegrationFlow> {
    const flow = await this.database.getRepository(IntegrationFlow).findOneBy({ id });
    if (!flow || !actor.covers(permission, { clientId: flow.clientId, customerId: null }))
      throw new RecordNotFound(`integration flow ${id}`);
    return flow;
  }

  private view(id: number): Promise<IntegrationFlowView> {
    return this.queries.get(id, this.clock.now());
  }
}

/** Locks a flow until the end of the transaction. Does not check the scope. @throws RecordNotFound */
export async function lockFlow(manager: EntityManager, id: number): Promise<IntegrationFlow> {
  const flow = await manager.findOne(IntegrationFlow, {
    where: { id },
    lock: { mode: 'for_no_key_update' },
  });
  if (!flow) throw new RecordNotFound(`integration flow ${id}`);
  return flow;
}

/**
 * Locks the client until the end of the transaction, so that concurrent creates are counted one after another.
 * @throws InvalidRequest for a connection of another client, FlowLimitReached
 */
async function assertLimitAndConnection(
  manager: EntityManager,
  { clientId, clientIntegrationId }: Pick<IntegrationFlow, 'clientId' | 'clientIntegrationId'>,
): Promise<void> {
  await manager.query('select 1 from client where id = $1 for no key update', [clientId]);
  const isOwn = await manager.existsBy(ClientIntegration, { id: clientIntegrationId, clientId });
  if (!isOwn)
    throw new InvalidRequest([{ path: 'clientIntegrationId', message: flowErrorTexts.connection }]);
  if ((await manager.countBy(IntegrationFlow, { clientId })) >= MAX_FLOWS_PER_CLIENT)
    throw new FlowLimitReached();
}

const toValues = (dto: FlowDto, { identity }: Actor) => ({
  folder: dto.folder,
  pattern: dto.pattern,
  everyMinutes: dto.everyMinutes,
  isActive: dto.isActive,
  options: toOptions(dto.options),
  actsFor: identity.id,
  actsForName: identity.name,
});

const toOptions = ({
  commit,
  offer,
  whenKnown,
  keepFaultyAsDrafts,
  leavesFiles,
  labels,
  pickups,
}: FlowDto['options']): FlowOptionsView => ({
  commit,
  offer,
  whenKnown,
  keepFaultyAsDrafts,
  leavesFiles,
  labels: labels ?? false,
  pickups: pickups ?? false,
});
