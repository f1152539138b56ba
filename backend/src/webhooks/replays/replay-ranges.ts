import { Injectable } from '@nestjs/common';

import { webhookErrorTexts as texts } from '@contracts/texts/app/webhook-errors.js';

import {
  InvalidCursor,
  DeletedEvents,
  FeedCursors,
  type JournalPosition,
  PublicEventQueries,
  toCursor,
} from '../../event-feed/index.js';
import { Clock } from '../../platform/clock.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import type { WebhookSubscription } from '../records/webhook-subscription.entity.js';
import { parseInstant, type ReplayWebhookDto } from './replay.dto.js';

/** Allowed difference between clocks when looking for the last event of a range. */
const CLOCK_SKEW_MS = 120_000;

/** Part of the journal that is replayed. */
export interface ReplayRange {
  /** Instants of the first and the last event, to be shown. */
  readonly fromAt: Date;
  readonly toAt: Date;
  /**
   * Requested instants, between which the events must be recorded. Null where a position is the limit: clocks of
   * backends differ, so events near it may be recorded before or after the instant of the event there.
   */
  readonly notBefore: Date | null;
  readonly notAfter: Date | null;
  /** After this position, as stored. */
  readonly cursor: string;
  /** No event after this position is replayed. */
  readonly endCursor: string;
}

/** Finds the part of the journal between two instants, or after a cursor of the feed. */
@Injectable()
export class ReplayRanges {
  constructor(
    private readonly events: PublicEventQueries,
    private readonly cursors: FeedCursors,
    private readonly deleted: DeletedEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws InvalidRequest unless they are in order and in the past, InvalidCursor for a cursor of another owner,
   * CursorExpired if a part of them was deleted
   */
  async resolve(
    { from, to }: Pick<ReplayWebhookDto, 'from' | 'to'>,
    webhook: WebhookSubscription,
  ): Promise<ReplayRange> {
    const now = this.clock.now();
    const toAt = to === undefined ? now : parseInstant(to);
    if (!toAt || toAt > now) throw invalid('to', texts.replayTo);
    const { after, fromAt, notBefore } = await this.startOf(from, webhook, toAt);
    const notAfter = to === undefined ? null : toAt;
    if (fromAt > toAt && (notBefore ?? notAfter)) throw invalid('to', texts.replayTo);
    const end = notAfter
      ? await this.events.findPositionBefore(new Date(notAfter.getTime() + CLOCK_SKEW_MS))
      : await this.events.findNewestPosition();
    return {
      ...{ fromAt: fromAt > toAt ? toAt : fromAt, toAt, notBefore, notAfter },
      ...{ cursor: toCursor(after), endCursor: toCursor(end) },
    };
  }

  private async startOf(
    from: string,
    webhook: WebhookSubscription,
    toAt: Date,
  ): Promise<Pick<ReplayRange, 'fromAt' | 'notBefore'> & { readonly after: JournalPosition }> {
    const instant = parseInstant(from);
    if (instant) await this.deleted.assertKeptSince(instant);
    if (instant)
      return {
        fromAt: instant,
        notBefore: instant,
        after: await this.events.findPositionBefore(instant),
      };
    const after = this.openCursor(from, webhook);
    await this.deleted.assertKeptAfter(after);
    const scope = await this.scopeOf(webhook);
    const next = await this.events.read(scope, { after, limit: 1, types: null });
    const [first] = next.events;
    return { fromAt: first ? new Date(first.recordedAt) : toAt, notBefore: null, after };
  }

  private async scopeOf({ clientId, customerId }: WebhookSubscription) {
    return {
      isUnrestricted: false,
      clientIds: clientId === null ? [] : await this.events.withDescendants(clientId),
      customerIds: customerId === null ? [] : [customerId],
    };
  }

  /** Opens a cursor that was issued for the same owner. @throws InvalidCursor */
  private openCursor(
    cursor: string,
    { clientId, customerId }: WebhookSubscription,
  ): JournalPosition {
    const scopes =
      clientId === null
        ? [`customers ${customerId}`]
        : [`client ${clientId}`, `from client ${clientId}`];
    for (const scope of scopes) {
      const position = this.cursors.find(cursor, scope);
      if (position) return position;
    }
    throw new InvalidCursor();
  }
}

const invalid = (path: string, message: string) => new InvalidRequest([{ path, message }]);
