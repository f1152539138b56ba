import { Injectable } from '@nestjs/common';

import { MAX_UNFINISHED_REPLAYS, type ReplayState } from '@contracts/rules/webhook.js';
import type { WebhookReplayView } from '@contracts/views/webhook-replay.view.js';

import type { Actor } from '../../identity/index.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { Clock } from '../../platform/clock.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { currentRequest } from '../../platform/request-context.js';
import { WebhookSubscription } from '../records/webhook-subscription.entity.js';
import { parseTypes } from '../subscriptions/subscribed-types.js';
import { WebhookRepository } from '../subscriptions/webhook.repository.js';
import { WebhookService } from '../subscriptions/webhook.service.js';
import { ReplayEnded, ReplayLimitReached } from '../webhook.errors.js';
import { ReplayRanges } from './replay-ranges.js';
import type { ReplayWebhookDto } from './replay.dto.js';
import { ReplayRepository } from './replay.repository.js';

/** One replay of a subscription. */
export interface ReplayKey {
  readonly id: number;
  readonly number: number;
}

const isEnded = (state: ReplayState): boolean => state === 'FINISHED' || state === 'CANCELLED';

/** Replays of past events; the sender sends them. */
@Injectable()
export class ReplayService {
  constructor(
    private readonly webhooks: WebhookService,
    private readonly subscriptions: WebhookRepository,
    private readonly replays: ReplayRepository,
    private readonly ranges: ReplayRanges,
    private readonly records: AuditedRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws RecordNotFound */
  async list(id: number, actor: Actor): Promise<WebhookReplayView[]> {
    await this.webhooks.get(id, 'READ_WEBHOOK', actor);
    return this.replays.list(id);
  }

  /**
   * Starts a replay once per Idempotency-Key, also if the first attempt was interrupted after it.
   * @throws RecordNotFound, InvalidRequest, InvalidCursor, UnknownWebhookType, ReplayLimitReached
   */
  async start(id: number, dto: ReplayWebhookDto, actor: Actor): Promise<WebhookReplayView> {
    const webhook = await this.webhooks.get(id, 'UPDATE_WEBHOOK', actor);
    const operation = currentRequest()?.operation;
    const started = operation?.isResumed && (await this.replays.findStarted(id, operation.id));
    if (started) return started;
    const types = dto.types ? parseTypes(dto.types) : webhook.types;
    const range = await this.ranges.resolve(dto, webhook);
    const consignmentIds = dto.consignmentIds ? [...new Set(dto.consignmentIds)] : null;
    const number = await this.records.change(actor, async (records) => {
      const { manager } = records;
      await this.subscriptions.lock(manager, id);
      if ((await this.replays.countUnfinished(manager, id)) >= MAX_UNFINISHED_REPLAYS)
        throw new ReplayLimitReached();
      const added = await this.replays.add(manager, {
        ...range,
        ...{ subscriptionId: id, types, consignmentIds, perSecond: dto.perSecond },
        ...{ requestedBy: actor.identity.name, requestedAt: this.clock.now() },
        operationId: operation?.id ?? null,
      });
      const { fromAt: from, toAt: to } = range;
      const summary = { replay: added, from, to, types, consignmentIds };
      await records.addEntry(WebhookSubscription, summary, String(id));
      return added;
    });
    return this.view({ id, number });
  }

  /** Sends nothing more until it is resumed. @throws RecordNotFound, ReplayEnded */
  pause(key: ReplayKey, actor: Actor): Promise<WebhookReplayView> {
    return this.change(key, 'PAUSED', actor);
  }

  /** Continues where it stopped. @throws RecordNotFound, ReplayEnded */
  resume(key: ReplayKey, actor: Actor): Promise<WebhookReplayView> {
    return this.change(key, 'RUNNING', actor);
  }

  /** Ends it for good. @throws RecordNotFound, ReplayEnded if it has finished */
  cancel(key: ReplayKey, actor: Actor): Promise<WebhookReplayView> {
    return this.change(key, 'CANCELLED', actor);
  }

  /** A replay that is in this state already stays as it is. */
  private async change(
    key: ReplayKey,
    state: Exclude<ReplayState, 'FINISHED'>,
    actor: Actor,
  ): Promise<WebhookReplayView> {
    const { id, number } = key;
    await this.webhooks.get(id, 'UPDATE_WEBHOOK', actor);
    await this.view(key);
    await this.records.change(actor, async (records) => {
      const { manager } = records;
      const current = await this.replays.lock(manager, number);
      if (current === state) return;
      if (current === null || isEnded(current)) throw new ReplayEnded();
      if (state === 'CANCELLED') await this.replays.cancel(manager, number, this.clock.now());
      else await this.replays.setState(manager, number, state);
      await records.addEntry(WebhookSubscription, { replay: number, state }, String(id));
    });
    return this.view(key);
  }

  private async view({ id, number }: ReplayKey): Promise<WebhookReplayView> {
    const replay = await this.replays.find(id, number);
    if (!replay) throw new RecordNotFound(`replay ${number}`);
    return replay;
  }
}
