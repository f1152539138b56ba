import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  channels,
  type LiveReadModel,
  type LiveRows,
  type RowsChangedNotice,
  type AnnouncedRow,
  type ChangedRow,
  type RowMove,
} from '@contracts/realtime/messages.js';
import { type ChangedConsignments, ListChangedConsignments } from '../consignments/index.js';
import { tracer } from '@monitoring/tracing.js';

import { PostgresListener } from '../platform/database/postgres-listener.js';
import type { LiveServer } from './live-socket.js';
import { ChangeTimes, RoomPositions, RoomSender } from './room-sender.js';
import { audienceOf } from './socket-rooms.policy.js';
import type { Position } from '@contracts/realtime/position.js';

/** Interval for reading and sending changed rows under load; after a pause they are sent at once. */
const SPACING_MS = 100;

/** Maximum size of a message; a larger one costs its readers more than reloading their page. */
const MAX_MESSAGE_BYTES = 128 * 1024;

/**
 * Relays changes from the projections to the sockets of this server that may see them. Changed consignments are read
 * and rendered once for all readers (ADR 36): a list item depends on the caller only through the scope.
 */
@Injectable()
export class RowChangeRelay {
  private readonly log = new Logger(RowChangeRelay.name);
  private readonly gathered = new GatheredRows();
  private server: LiveServer | null = null;
  private sender: RoomSender | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isSending = false;
  private sentAt = -Infinity;
  /** Filled only while actions are traced. */
  private readonly traced: TracedChange[] = [];

  constructor(
    listener: PostgresListener,
    private readonly queries: QueryBus,
    private readonly positions: RoomPositions,
    private readonly times: ChangeTimes,
  ) {
    listener.subscribe(
      channels.rowsChanged,
      (payload) => {
        this.gather(JSON.parse(payload) as RowsChangedNotice);
      },
      () => {
        void this.positions.begin();
        this.times.begin();
        this.disconnectAll();
      },
    );
  }

  serve(server: LiveServer): void {
    this.server = server;
    this.sender = new RoomSender(server);
  }

  /** Every server listens to the projections itself, so nothing is forwarded to other servers. */
  private gather(notice: RowsChangedNotice): void {
    this.positions.record(notice);
    this.times.record(audienceOf(notice), [notice.readModel]);
    if (!this.sender?.hasListeners(notice)) return;
    const { readModel, clientId, customerId, position, rows, actions } = notice;
    const traced = { readModel, actions: actions ?? [], announcedAt: Date.now() };
    if (readModel !== 'consignment-list') {
      this.sender.sendChanged(customerId, { readModel, clientId, position, rows });
      recordPush(traced);
      return;
    }
    this.gathered.add(notice);
    if (tracer) this.traced.push(traced);
    this.sendSoon();
  }

  private sendSoon(): void {
    if (this.timer || this.isSending) return;
    const pauseMs = Math.max(0, this.sentAt + SPACING_MS - performance.now());
    this.timer = setTimeout(() => void this.sendGathered(), pauseMs);
  }

  private async sendGathered(): Promise<void> {
    this.timer = undefined;
    this.isSending = true;
    this.sentAt = performance.now();
    const clients = this.gathered.take();
    try {
      await this.sendRows(clients);
    } catch (error) {
      this.log.warn(`Changed rows could not be read: ${String(error)}`);
      for (const client of clients) this.sendIds(client);
    }
    this.isSending = false;
    for (const change of this.traced.splice(0)) recordPush(change);
    if (!this.gathered.isEmpty) this.sendSoon();
  }

  private async sendRows(clients: readonly GatheredClient[]): Promise<void> {
    const ids = clients.flatMap(({ moves }) => [...(moves?.keys() ?? [])]);
    const changed: ChangedConsignments =
      ids.length > 0
        ? await this.queries.execute(new ListChangedConsignments(ids))
        : { position: '', items: [] };
    for (const client of clients) {
      const message = messageOf(client, changed);
      if (message) this.sender?.sendRows(client.customerId, message);
      else if (client.moves) this.sendIds({ ...client, announced: null });
      else this.sendIds(client);
    }
  }

  /** Changed rows to re-read; empty to reload the whole list. */
  private sendIds({ clientId, customerId, position, announced }: GatheredClient): void {
    const rows = [...(announced?.values() ?? [])];
    const readModel = 'consignment-list';
    this.sender?.sendChanged(customerId, { readModel, clientId, position, rows });
  }

  /**
   * Disconnects every socket after a lost LISTEN connection: notifications may have been missed, and a browser that
   * reconnects loads everything again.
   */
  private disconnectAll(): void {
    this.gathered.take();
    for (const socket of this.server?.sockets.sockets.values() ?? []) socket.conn.close();
  }
}

/** Change whose push is a step of these actions. */
interface TracedChange {
  readonly readModel: LiveReadModel;
  readonly actions: readonly string[];
  /** Milliseconds of the epoch. */
  readonly announcedAt: number;
}

function recordPush({ readModel, actions, announcedAt }: TracedChange): void {
  for (const action of actions) tracer?.record(action, { name: `push ${readModel}` }, announcedAt);
}

/** Null if the lists have to be reloaded: too many changes, or a row of another owner. */
function messageOf(
  { clientId, customerId, moves }: GatheredClient,
  { position, items }: ChangedConsignments,
): LiveRows | null {
  if (!moves) return null;
  const rows = items
    .filter((row) => row.item.clientId === clientId && row.customerId === customerId)
    .map(({ item }) => item)
    .filter(({ id }) => moves.has(id));
  if (rows.length < moves.size) return null;

  const message: LiveRows = {
    readModel: 'consignment-list',
    clientId,
    position,
    rows,
    moves: [...moves.values()].flat(),
  };
  const bytes = Buffer.byteLength(JSON.stringify(message));
  return bytes > MAX_MESSAGE_BYTES ? null : message;
}

/** Above this, the client's listeners are notified to reload their lists. */
const MAX_ROWS_PER_CLIENT = 100;

/** Maximum moves recorded per row; a row with more changes too fast to follow. */
const MAX_MOVES_PER_ROW = 20;

/** Announced changes to one client's consignments since the last batch. */
export interface GatheredClient {
  readonly clientId: number;
  readonly customerId: number;
  /** Position of the last announcement. */
  position: Position;
  /** The announced rows, by id; null if there are too many to list. */
  announced: Map<number, ChangedRow> | null;
  /** Moves of each row; null if an announcement lacks them. */
  moves: Map<number, RowMove[]> | null;
}

/** Collects the announcements between two batches; each row is read once for all of them. */
export class GatheredRows {
  private clients = new Map<number, GatheredClient>();

  get isEmpty(): boolean {
    return this.clients.size === 0;
  }

  add({ clientId, customerId, position, rows }: RowsChangedNotice): void {
    const client = this.clients.get(clientId) ?? {
      clientId,
      customerId,
      position,
      announced: new Map<number, ChangedRow>(),
      moves: new Map<number, RowMove[]>(),
    };
    this.clients.set(clientId, client);
    client.position = position;
    if (rows.length === 0) client.announced = client.moves = null;
    for (const row of rows) addRow(client, row, position);
  }

  /** Takes the collected changes, client by client, in the order of their last announcements. */
  take(): GatheredClient[] {
    const clients = [...this.clients.values()];
    this.clients = new Map();
    // a browser that loses its connection in between has to see that it missed the later ones
    return clients.sort((a, b) => (a.position < b.position ? -1 : 1));
  }
}

function addRow(client: GatheredClient, announced: AnnouncedRow, position: Position): void {
  const { move, ...row } = announced;
  const { consignmentId: id } = row;
  if (id === undefined) client.announced = null;
  else client.announced?.set(id, row);
  if (!client.announced || !move || id === undefined) client.moves = null;
  else client.moves?.set(id, withMove(client.moves.get(id) ?? [], { id, position, ...move }));
  if (isOverLimit(client)) client.announced = client.moves = null;
}

const isOverLimit = ({ announced, moves }: GatheredClient): boolean =>
  (announced?.size ?? 0) > MAX_ROWS_PER_CLIENT ||
  [...(moves?.values() ?? [])].some((ofRow) => ofRow.length > MAX_MOVES_PER_ROW);

const staysInTab = ({ before, after }: RowMove): boolean => before === after;

/** Changes within a tab are merged; each change of tab is sent separately, since counts depend on its position. */
function withMove(moves: readonly RowMove[], move: RowMove): RowMove[] {
  const last = moves.at(-1);
  if (!last || !staysInTab(last) || !staysInTab(move)) return [...moves, move];
  const columns = [...new Set([...last.columns, ...move.columns])];
  return [...moves.slice(0, -1), { ...move, columns }];
}
