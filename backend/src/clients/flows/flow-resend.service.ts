import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { isInbound } from '@contracts/rules/integration-flow.js';
import { flowErrorTexts as texts } from '@contracts/texts/app/flow-errors.js';

import { DeletedEvents, parseCursor } from '../../event-feed/index.js';
import type { Actor } from '../../identity/index.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { Clock } from '../../platform/clock.js';
import { interpolate } from '../../platform/interpolate.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { type FlowResend, IntegrationFlow } from '../records/integration-flow.entity.js';
import { FlowInactive, AlreadyResending, NothingToResend } from './flow.errors.js';
import type { ResendDto } from './integration-flow.dto.js';
import { IntegrationFlowService, lockFlow } from './integration-flow.service.js';

/** Beginning of a resend. */
type ResendStart = Pick<FlowResend, 'cursor' | 'from'>;

/**
 * Resends events of outgoing flows, in new files; checks the client scope. Covers what was sent before the resend
 * began: the flow's own position stays, so that later events are sent once.
 */
@Injectable()
export class FlowResendService {
  constructor(
    private readonly flows: IntegrationFlowService,
    private readonly records: AuditedRepository,
    private readonly deleted: DeletedEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws RecordNotFound, InvalidRequest, FlowInactive, AlreadyResending, NothingToResend, CursorExpired */
  async start(id: number, request: ResendDto, actor: Actor): Promise<void> {
    await this.flows.get(id, 'RUN_INTEGRATION', actor);
    const now = this.clock.now();
    await this.records.change(actor, async (work) => {
      const flow = await lockFlow(work.manager, id);
      const to = endOf(flow);
      const start = await startOf(work.manager, flow, request, now);
      await this.assertKept(start);
      const resend = {
        ...start,
        ...{ to, requestedBy: actor.identity.name, requestedAt: now.toISOString() },
      };
      await work.update(IntegrationFlow, flow, { resend, askedAt: now });
    });
  }

  private async assertKept({ cursor, from }: ResendStart): Promise<void> {
    if (cursor === null) await this.deleted.assertKeptSince(new Date(from));
    else await this.deleted.assertKeptAfter(parseCursor(cursor));
  }

  /** Ends a resend; a file that is already written is still sent. Repeating it changes nothing. @throws RecordNotFound */
  async stop(id: number, actor: Actor): Promise<void> {
    await this.flows.get(id, 'RUN_INTEGRATION', actor);
    await this.records.change(actor, async (work) => {
      const flow = await lockFlow(work.manager, id);
      if (flow.resend) await work.update(IntegrationFlow, flow, { resend: null });
    });
  }
}

/** @throws FlowInactive, AlreadyResending, NothingToResend */
function endOf({ kind, isActive, resend, cursor, lastNumber }: IntegrationFlow): string {
  if (isInbound(kind)) throw new NothingToResend(texts.notOutgoing);
  if (!isActive) throw new FlowInactive();
  if (resend) throw new AlreadyResending();
  if (cursor === null || lastNumber === 0) throw new NothingToResend(texts.nothingSent);
  return cursor;
}

async function startOf(
  manager: EntityManager,
  flow: IntegrationFlow,
  request: ResendDto,
  now: Date,
): Promise<ResendStart> {
  const number = request.fromNumber ?? null;
  const from = request.from ?? null;
  if ((number === null) === (from === null))
    throw new InvalidRequest([{ path: 'fromNumber', message: texts.resendStart }]);
  if (number !== null) return startOfFile(manager, flow, number);
  const instant = new Date(from ?? '');
  if (Number.isNaN(instant.getTime()) || instant > now)
    throw new InvalidRequest([{ path: 'from', message: texts.fromInstant }]);
  // earlier events were never sent
  const first = new Date(Math.max(instant.getTime(), flow.liveFrom.getTime()));
  return { cursor: null, from: first.toISOString() };
}

/** Begins after the events of the file before; files are listed for 400 days. */
async function startOfFile(
  manager: EntityManager,
  { id, lastNumber, liveFrom }: IntegrationFlow,
  number: number,
): Promise<ResendStart> {
  const invalid = (text: string) =>
    new InvalidRequest([
      { path: 'fromNumber', message: interpolate(text, { number, last: lastNumber }) },
    ]);
  if (number > lastNumber) throw invalid(texts.fromNumber);
  const [file, before] = await manager.query<
    { number: number; cursor: string; isResend: boolean }[]
  >(
    `select number, version as cursor, is_resend as "isResend" from integration_file
      where flow_id = $1 and number <= $2 and (number = $2 or not is_resend)
      order by number desc limit 2`,
    [id, number],
  );
  if (file?.number !== number || (!before && number > 1)) throw invalid(texts.notStored);
  if (file.isResend) throw invalid(texts.resentFile);
  return { cursor: before?.cursor ?? null, from: liveFrom.toISOString() };
}
