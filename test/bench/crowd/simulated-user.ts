import { setTimeout as pause } from 'node:timers/promises';

import { io, type Socket } from 'socket.io-client';

import type { Joined, LiveRows, RowsChanged } from '@contracts/realtime/messages.js';
import type { Position } from '@contracts/realtime/position.js';
import type {
  ConsignmentListItem,
  ConsignmentListPage,
} from '@contracts/views/consignment.view.js';
import { jsonOf } from '../../support/json.js';

/** Time the browser waits for more changes before it refetches. */
const BATCH_MS = 250;
/** Longest pause of the browser before it refetches after a reconnection. */
const MAX_RECONNECT_PAUSE_MS = 5_000;

const listRequest = (size: number, state: string) => ({
  path: `consignment/list?permission=READ_CONSIGNMENT&size=${size}&page=0&sort=id,DESC`,
  body: { criteriaFilters: [{ key: 'STATE', criteria: 'EQUALS', value: state }] },
});

/** Lists a user has open: the newest sent consignments, and the count beside the menu. */
export const sentPage = listRequest(50, 'MANIFESTED');
const openCount = listRequest(1, 'OPEN');

type Show = (connoteNumber: string, status: string) => void;

type Shown = Pick<ConsignmentListItem, 'connoteNumber' | 'status'>;

/** A user with the list open, behaving like the browser: applies received rows, and refetches if only ids arrive. */
export class SimulatedUser {
  private readonly statuses = new Map<string, string>();
  private readonly socket: Socket;
  private reading: Promise<void> | null = null;
  private pendingPosition: Position | null = null;
  private announced: Position = '';
  reads = 0;
  /** Clients whose rows have arrived by the socket. */
  readonly clientIds = new Set<number>();
  /** Duration of each read of a page, in milliseconds. */
  readonly readTimes: number[] = [];

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly show: Show,
  ) {
    this.socket = io(url, {
      transports: ['websocket'],
      auth: { token },
      forceNew: true,
      reconnectionDelay: 500,
      reconnectionDelayMax: 2_000,
    });
    this.socket.on('rows', ({ rows, position, clientId }: LiveRows) => {
      this.clientIds.add(clientId);
      this.track(position);
      this.take(rows);
    });
    this.socket.on('rows-changed', ({ readModel, position, clientId }: RowsChanged) => {
      this.clientIds.add(clientId);
      if (readModel === 'consignment-list') this.readSoon(position, BATCH_MS);
    });
    this.socket.on('joined', ({ positions }: Joined) => {
      const latest = positions?.['consignment-list'] ?? '';
      if (this.announced !== '' && latest > this.announced)
        this.readSoon(latest, Math.random() * MAX_RECONNECT_PAUSE_MS);
      this.track(latest);
    });
  }

  /** Resolves once the page is open and live. */
  async arrive(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.socket.once('connect', resolve);
      this.socket.once('connect_error', reject);
    });
    await this.read('');
    this.reads = 0;
    this.readTimes.length = 0;
  }

  /** Loses its connection, as when its backend stops; it reconnects on its own, as the browser does. */
  loseConnection(): void {
    this.socket.io.engine.close();
  }

  showsOtherwise = ({ connoteNumber, status }: Shown): boolean =>
    this.statuses.get(connoteNumber) !== status;

  async leave(): Promise<void> {
    this.socket.close();
    await this.reading;
  }

  private track(position: Position): void {
    if (position > this.announced) this.announced = position;
  }

  private take(rows: readonly Shown[]): void {
    for (const { connoteNumber, status } of rows) {
      this.statuses.set(connoteNumber, status);
      this.show(connoteNumber, status);
    }
  }

  private readSoon(position: Position, pauseMs: number): void {
    this.track(position);
    this.pendingPosition = position;
    this.reading ??= this.readPending(pauseMs).finally(() => (this.reading = null));
  }

  private async readPending(pauseMs: number): Promise<void> {
    while (this.pendingPosition !== null && this.socket.connected) {
      await pause(pauseMs);
      const after = this.pendingPosition;
      this.pendingPosition = null;
      await this.read(after);
    }
  }

  private async read(after: Position): Promise<void> {
    const [page] = await Promise.all(
      [sentPage, openCount].map((request) => this.fetchPage(request, after)),
    );
    this.take(page?.consignments ?? []);
  }

  private async fetchPage(
    { path, body }: typeof sentPage,
    after: Position,
  ): Promise<ConsignmentListPage> {
    this.reads += 1;
    const startedAt = performance.now();
    const response = await fetch(`${this.url}/api/v1/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': 'application/json',
        ...(after && { 'x-after-position': after }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`the list: ${response.status} ${await response.text()}`);
    const page = await jsonOf<ConsignmentListPage>(response);
    this.readTimes.push(performance.now() - startedAt);
    return page;
  }
}
