import { Injectable } from '@nestjs/common';

import type {
  WebhookActivityView,
  WebhookFiguresView,
} from '@contracts/views/webhook-figures.view.js';

import { resolveScope, type Actor, type RequestedScope } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import type { WebhookSubscription } from '../records/webhook-subscription.entity.js';
import { WebhookRepository } from '../subscriptions/webhook.repository.js';
import { WebhookService } from '../subscriptions/webhook.service.js';
import { p95Of } from './response-times.js';
import { FiguresQueries, type HalfHourCounts } from './figures.queries.js';

const HALF_HOUR_MS = 1_800_000;
const HALF_HOURS = 48;

/** Figures of subscriptions; checks the scope of their client or customer. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly webhooks: WebhookService,
    private readonly repository: WebhookRepository,
    private readonly figures: FiguresQueries,
    private readonly clock: Clock,
  ) {}

  /** Of all in scope. @throws OutOfScope */
  async list(requested: RequestedScope, actor: Actor): Promise<WebhookActivityView[]> {
    const found = await this.repository.list(resolveScope(actor, 'READ_WEBHOOK', requested));
    return this.activityOf(found.map(({ subscription }) => subscription));
  }

  /** @throws RecordNotFound */
  async get(id: number, actor: Actor): Promise<WebhookFiguresView> {
    const webhook = await this.webhooks.get(id, 'READ_WEBHOOK', actor);
    const [activity] = await this.activityOf([webhook]);
    if (!activity) throw new Error('the activity of a subscription has one row');
    const since = this.since;
    const counts = await this.figures.listHalfHours(id, since);
    const answerP95Ms = p95Of(await this.figures.countResponseTimes(id, since));
    return { ...activity, answerP95Ms, halfHours: withEmptyHalfHours(counts, since) };
  }

  /** Beginning of the first half hour that counts. */
  private get since(): Date {
    const current = Math.floor(this.clock.now().getTime() / HALF_HOUR_MS);
    return new Date((current - HALF_HOURS + 1) * HALF_HOUR_MS);
  }

  private async activityOf(
    webhooks: readonly WebhookSubscription[],
  ): Promise<WebhookActivityView[]> {
    if (webhooks.length === 0) return [];
    const ids = webhooks.map(({ id }) => id);
    const ended = new Map(
      (await this.figures.listEnded(ids, this.since)).map((counts) => [counts.id, counts]),
    );
    const held = await this.figures.listHeld(webhooks);
    return held.map(({ heldSince, ...counts }) => ({
      ...{ delivered: 0, givenUp: 0 },
      ...ended.get(counts.id),
      ...counts,
      heldSince: heldSince?.toISOString() ?? null,
    }));
  }
}

function withEmptyHalfHours(counts: readonly HalfHourCounts[], since: Date) {
  const known = new Map(counts.map((one) => [one.at.getTime(), one]));
  return Array.from({ length: HALF_HOURS }, (_, index) => {
    const at = since.getTime() + index * HALF_HOUR_MS;
    const { delivered = 0, failed = 0 } = known.get(at) ?? {};
    return { at: new Date(at).toISOString(), delivered, failed };
  });
}
