import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

import { selectTypes } from '@contracts/public-events/public-event-types.js';
import { renderPublicEvent } from '@contracts/public-events/render-public-event.js';
import type { EventFeedView } from '@contracts/views/public-event.view.js';

import { resolveScope, type Actor, type ListScope } from '../../identity/index.js';
import { LongPolls } from '../../platform/limits/long-polls.js';
import { FeedCursors, isBefore, type JournalPosition } from '../feed-cursors.js';
import { DeletedEvents } from '../retention/deleted-events.js';
import { EventReaderService } from '../readers/event-reader.service.js';
import { WaitingCallers } from './waiting-callers.js';
import { JournalWaker } from './journal-waker.js';
import { type JournalPage, PublicEventQueries } from './public-event.queries.js';

export interface EventFeedRequest {
  readonly after?: string;
  /** `now`, `beginning` or an instant; defaults to `now` if `after` is absent too. */
  readonly from?: string;
  readonly limit: number;
  /** Names of types; all if absent. */
  readonly types?: readonly string[];
  readonly waitSeconds: number;
  readonly clientId?: number;
}

/** Reads the public events of the clients in scope from a position on, and waits for the next if there are none. */
export class ReadEventFeed extends Query<EventFeedView> {
  /** @param signal aborted when the caller disconnects */
  constructor(
    readonly request: EventFeedRequest,
    readonly actor: Actor,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

@QueryHandler(ReadEventFeed)
export class ReadEventFeedHandler implements IQueryHandler<ReadEventFeed> {
  private readonly polls = new LongPolls({ perReader: 4, perBackend: 200 });

  constructor(
    private readonly events: PublicEventQueries,
    private readonly waker: JournalWaker,
    private readonly cursors: FeedCursors,
    private readonly callers: WaitingCallers,
    private readonly readers: EventReaderService,
    private readonly deleted: DeletedEvents,
  ) {}

  /** @throws OutOfScope, InvalidCursor, CursorExpired, TooManyRequests */
  async execute({ request, actor, signal }: ReadEventFeed): Promise<EventFeedView> {
    const requested = resolveScope(actor, 'READ_EVENT_FEED', {
      clientId: request.clientId ?? null,
    });
    const scope = await this.withDescendants(requested, request);
    const cursorScope = cursorScopeOf(actor, request);
    const after = await this.positionOf(request, cursorScope);
    const read = () => this.read(scope, request, after);
    const page =
      request.waitSeconds === 0
        ? await read()
        : await this.polls.run(actor.identity.id, () =>
            this.callers.run({ actor, scope: requested }, signal, (allowed) =>
              this.readOrWait(scope, request.waitSeconds * 1000, { read, signal: allowed }),
            ),
          );
    await this.assertKept(request, after);
    this.readers.record(actor, request.clientId ?? null, page.end);
    return {
      events: page.events.map(renderPublicEvent),
      cursor: this.cursors.seal(page.end, cursorScope),
      hasMore: page.hasMore,
    };
  }

  /** Without events, the cursor moves with the journal, so that that of a quiet client does not expire. */
  private async read(
    scope: ListScope,
    { types, limit }: EventFeedRequest,
    after: JournalPosition,
  ): Promise<JournalPage> {
    const newest = await this.events.findNewestPosition(); // before the read, which finds all events up to it
    const selected = types ? selectTypes(types) : null;
    const page = await this.events.read(scope, { after, limit, types: selected });
    const isBehind = page.events.length === 0 && !page.hasMore && isBefore(page.end, newest);
    return isBehind ? { ...page, end: newest } : page;
  }

  private async assertKept(
    { after: cursor, from }: EventFeedRequest,
    after: JournalPosition,
  ): Promise<void> {
    if (cursor !== undefined) await this.deleted.assertKeptAfter(after);
    else if (from !== undefined && from !== 'now' && from !== 'beginning')
      await this.deleted.assertKeptSince(new Date(from));
  }

  private async readOrWait(
    scope: ListScope,
    maxMs: number,
    { read, signal }: { read: () => Promise<JournalPage>; signal: AbortSignal },
  ): Promise<JournalPage> {
    const until = performance.now() + maxMs;
    const watch = this.waker.watch(scope);
    try {
      for (;;) {
        const page = await read();
        const remainingMs = until - performance.now();
        if (page.events.length > 0 || page.hasMore || remainingMs <= 0) return page;
        if (!(await watch.next(remainingMs, signal))) return page;
      }
    } finally {
      watch.end();
    }
  }

  /** A client includes its descendants. */
  private async withDescendants(
    scope: ListScope,
    { clientId }: EventFeedRequest,
  ): Promise<ListScope> {
    if (clientId === undefined) return scope;
    return { ...scope, clientIds: await this.events.withDescendants(clientId) };
  }

  private async positionOf(
    { after, from = 'now' }: EventFeedRequest,
    cursorScope: string,
  ): Promise<JournalPosition> {
    if (after !== undefined) return this.cursors.open(after, cursorScope);
    if (from === 'beginning') return this.deleted.beginning();
    return from === 'now'
      ? this.events.findNewestPosition()
      : this.events.findPositionBefore(new Date(from));
  }
}

/**
 * Owner whose events are read; a cursor is bound to it. A client covers its descendants, which may change, and a key
 * that replaces another continues from its cursor.
 */
function cursorScopeOf(actor: Actor, { clientId }: EventFeedRequest): string {
  if (clientId !== undefined) return `client ${clientId}`;
  const { isUnrestricted, clientIds, customerIds } = actor.scopeFor('READ_EVENT_FEED');
  if (isUnrestricted) return 'all';
  if (customerIds.size > 0) return `customers ${[...customerIds].sort((a, b) => a - b).join()}`;
  return `from client ${Math.min(...clientIds)}`;
}
