import type { components } from './generated/api.js';
import type { Operations } from './operation-types.js';

const MAX_WAIT_SECONDS = 30;
const PAGE_SIZE = 500;
const DAY_MS = 86_400_000;

/** A public event: `type` determines `data`. Newer servers may send types that are not listed here: ignore them. */
export type LinehaulEvent = components['schemas']['PublicEventView'];
/** An event of one type. */
export type LinehaulEventOf<Type extends LinehaulEvent['type']> = Extract<
  LinehaulEvent,
  { readonly type: Type }
>;
export type EventPage = components['schemas']['EventFeedView'];

export interface FollowOptions {
  /** Cursor after the processed events; without one, `from` sets the start. */
  readonly after?: string;
  /** `now`, `beginning` or an instant. */
  readonly from?: string;
  readonly types?: readonly LinehaulEvent['type'][];
  readonly clientId?: number;
  readonly signal?: AbortSignal;
}

export interface EventMethods {
  /**
   * Follows the events, page by page, until aborted; empty pages are not yielded. Store `cursor` together with the
   * results of its page's events.
   */
  followEvents(options?: FollowOptions): AsyncGenerator<EventPage>;
  /**
   * Waits for an event of one consignment or manifest. Also finds past events: those of the last day, or those after
   * `since`.
   */
  waitFor<Type extends LinehaulEvent['type']>(
    type: Type,
    about: { readonly consignmentId: number } | { readonly manifestId: number },
    options?: { readonly since?: Date; readonly signal?: AbortSignal },
  ): Promise<LinehaulEventOf<Type>>;
}

const filterOf = ({ types, clientId }: FollowOptions) => ({
  ...(types && { types: [...types] }),
  ...(clientId !== undefined && { clientId }),
});

const isOfType = <Type extends LinehaulEvent['type']>(
  event: LinehaulEvent,
  type: Type,
): event is LinehaulEventOf<Type> => event.type === type;

/** Whether the event's data has this value. */
const isAbout = ({ data }: LinehaulEvent, name: string, id: number): boolean =>
  Object.entries(data).some(([field, value]) => field === name && value === id);

/** Methods that read the event feed. */
export function createEvents({ listEvents }: Operations): EventMethods {
  async function* followEvents(options: FollowOptions = {}): AsyncGenerator<EventPage> {
    const { signal, from = 'now' } = options;
    const filter = filterOf(options);
    let after = options.after;
    for (;;) {
      const start = after === undefined ? { from } : { after };
      // the first call with `now` only gets a cursor: repeating it after a lost response would skip the events in
      // between
      const isFromNow = after === undefined && from === 'now';
      const waitSeconds = isFromNow ? 0 : MAX_WAIT_SECONDS;
      const page = await listEvents({
        query: { ...start, ...filter, limit: PAGE_SIZE, waitSeconds },
        ...(signal && { signal }),
      });
      after = page.cursor;
      if (page.events.length > 0) yield page;
    }
  }

  return {
    followEvents,
    async waitFor(type, about, { since = new Date(Date.now() - DAY_MS), signal } = {}) {
      const [[name, id] = ['', 0]] = Object.entries(about);
      const from = since.toISOString();
      for await (const { events } of followEvents({
        from,
        types: [type],
        ...(signal && { signal }),
      }))
        for (const event of events)
          if (isOfType(event, type) && isAbout(event, name, id)) return event;
      throw new Error(`Gave up waiting for ${type}`);
    },
  };
}
