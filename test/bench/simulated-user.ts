import { setTimeout as pause } from 'node:timers/promises';

import { io, type Socket } from 'socket.io-client';

import type { LiveRows, RowsChanged } from '@contracts/realtime/messages.js';
import type { Position } from '@contracts/realtime/position.js';
import type {
  ConsignmentListItem,
  ConsignmentListPage,
} from '@contracts/views/consignment.view.js';
import { jsonOf } from '../support/json.js';

/** Time the browser waits for more changes before it refetches. */
const BATCH_MS = 250;

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
  reads = 0;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly show: Show,
  ) {
    this.socket = io(url, { transports: ['websocket'], auth: { token }, forceNew: true });
    this.socket.on('rows', ({ rows }: LiveRows) => {
      this.take(rows);
    });
    this.socket.on('rows-changed', ({ readModel, position }: RowsChanged) => {
      if (readModel === 'consignment-list') this.readSoon(position);
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
  }

  showsOtherwise = ({ connoteNumber, status }: Shown): boolean =>
    this.statuses.get(connoteNumber) !== status;

  async leave(): Promise<void> {
    this.socket.close();
    await this.reading;
  }

  private take(rows: readonly Shown[]): void {
    for (const { connoteNumber, status } of rows) {
      this.statuses.set(connoteNumber, status);
      this.show(connoteNumber, status);
    }
  }

  private readSoon(position: Position): void {
    this.pendingPosition = position;
    this.reading ??= this.readPending().finally(() => (this.reading = null));
  }

  private async readPending(): Promise<void> {
    while (this.pendingPosition !== null && this.socket.connected) {
      await pause(BATCH_MS);
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
    return await jsonOf<ConsignmentListPage>(response);
  }
}
