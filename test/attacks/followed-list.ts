import { setTimeout as pause } from 'node:timers/promises';

import { io, type Socket } from 'socket.io-client';

import type { LiveRows, ServerMessages } from '@contracts/realtime/messages.js';
import type { Position } from '@contracts/realtime/position.js';
import type {
  ConsignmentListItem,
  ConsignmentListPage,
} from '@contracts/views/consignment.view.js';

import type { ApiClient } from '../support/api-client.js';

const PAGE_SIZE = 50;
const PATH = `consignment/list?permission=READ_CONSIGNMENT&size=${PAGE_SIZE}&page=0&sort=id,DESC`;
const OPEN = { search: '', criteriaFilters: [{ key: 'STATE', criteria: 'EQUALS', value: 'OPEN' }] };
/** As the browser: after missed changes, lists are reloaded within this time. */
const MAX_RELOAD_DELAY_MS = 3_000;

type Row = Pick<ConsignmentListItem, 'id' | 'status'>;

interface KnownRow extends Row {
  readonly isOpen: boolean;
  /** Of the page or message that it came from. */
  readonly position: Position;
}

/** The newest open consignments, as the server has them now. */
export function newestOpen(client: ApiClient): Promise<ConsignmentListPage> {
  return client.expect<ConsignmentListPage>('POST', PATH, OPEN);
}

/**
 * A screen with the newest open consignments, kept current as docs/realtime.md describes: received rows are applied,
 * and the page is reloaded when it may have missed some.
 */
export class FollowedList {
  private readonly socket: Socket<ServerMessages>;
  private readonly known = new Map<number, KnownRow>();
  private pagePosition: Position = '';
  /** Position of the newest page, or of the last change announced to it. */
  private position: Position = '';
  private reloading: Promise<void> | null = null;
  private isStale = false;
  private isClosed = false;

  constructor(private readonly client: ApiClient) {
    this.socket = io(client.url, {
      ...{ transports: ['websocket'], auth: { token: client.token }, forceNew: true },
      ...{ reconnectionDelay: 500, reconnectionDelayMax: 2_000, randomizationFactor: 0.5 },
    });
    this.socket.on('rows', (message) => {
      this.apply(message);
    });
    this.socket.on('rows-changed', ({ readModel, position }) => {
      if (readModel !== 'consignment-list') return;
      if (position > this.position) this.position = position;
      this.reload();
    });
    this.socket.on('joined', ({ positions }) => {
      if (positions === null || (positions['consignment-list'] ?? '') > this.position)
        this.reload();
    });
    this.reload();
  }

  /** The rows on the screen, newest first. */
  get page(): readonly Row[] {
    return [...this.known.values()]
      .filter(({ isOpen }) => isOpen)
      .toSorted((a, b) => b.id - a.id)
      .slice(0, PAGE_SIZE)
      .map(({ id, status }) => ({ id, status }));
  }

  /** For the report of a screen that is behind. */
  get state() {
    const { position, pagePosition, isStale, socket } = this;
    const { connected, active } = socket;
    return {
      position,
      pagePosition,
      isStale,
      isReloading: this.reloading !== null,
      connected,
      active,
    };
  }

  /** Resolves once the first page is shown. */
  async arrive(): Promise<void> {
    await this.reloading;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.socket.close();
    await this.reloading;
  }

  private apply({ position, rows, moves }: LiveRows): void {
    for (const move of moves) if (move.position > this.position) this.position = move.position;
    for (const { id, status, state } of rows)
      if (position > (this.known.get(id)?.position ?? this.pagePosition))
        this.known.set(id, { id, status, isOpen: state === 'OPEN', position });
    // a row that leaves makes room for one that the page never had
    if (moves.some(({ before }) => before === 'OPEN')) this.reload();
  }

  private reload(): void {
    this.isStale = true;
    this.reloading ??= this.reloadWhileStale().finally(() => (this.reloading = null));
  }

  private async reloadWhileStale(): Promise<void> {
    while (this.isStale && !this.isClosed) {
      await pause(Math.random() * MAX_RELOAD_DELAY_MS);
      this.isStale = false;
      const response = await this.client
        .send<ConsignmentListPage>('POST', PATH, OPEN)
        .catch(() => null);
      if (response?.status === 200) this.show(response.body);
      else this.isStale = true;
    }
  }

  private show({ consignments, position }: ConsignmentListPage): void {
    this.pagePosition = position;
    if (position > this.position) this.position = position;
    for (const [id, row] of this.known) if (row.position <= position) this.known.delete(id);
    for (const { id, status } of consignments)
      if (!this.known.has(id)) this.known.set(id, { id, status, isOpen: true, position });
  }
}
