import { setTimeout as pause } from 'node:timers/promises';

import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

import type { LiveRows, RowsChanged, RowsChangedNotice } from '@contracts/realtime/messages.js';
import type { Position } from '@contracts/realtime/position.js';

import type { LiveServer, LiveSocket } from './live-socket.js';
import { audienceOf, type RoomSubject } from './socket-rooms.policy.js';
import { CheckpointQueries } from './queries/checkpoint.queries.js';

/** Maximum messages waiting for a slow socket: ten seconds of changes, or one large batch. */
const MAX_WAITING_MESSAGES = 100;
const MAX_WAITING_BYTES = 256 * 1024;

/** Messages engine.io has not yet passed to the network; missing from its types. */
interface WithBacklog {
  readonly writeBuffer: readonly { readonly data?: string }[];
}

const POSITION_RETRY_MS = 250;

interface MissedChange {
  readonly subject: RoomSubject;
  readonly notice: RowsChanged;
}

/**
 * Sends changes to the sockets of this server that may see them. A socket that does not keep up gets no more rows; once
 * it has received the waiting messages, it is notified of the lists to reload.
 */
export class RoomSender {
  /** Lists that each slow socket has to reload. */
  private readonly missed = new WeakMap<LiveSocket, Map<string, MissedChange>>();

  constructor(private readonly server: LiveServer) {}

  /** Whether any socket of this server would receive a change. */
  hasListeners(subject: RoomSubject): boolean {
    const { rooms } = this.server.sockets.adapter;
    return audienceOf(subject).some((room) => (rooms.get(room)?.size ?? 0) > 0);
  }

  sendRows(customerId: number, message: LiveRows): void {
    const { readModel, clientId, position } = message;
    const subject = { readModel, clientId, customerId };
    const slow = this.postponeForSlowSockets(subject, { readModel, clientId, position, rows: [] });
    this.server.local.to(audienceOf(subject)).except(slow).emit('rows', message);
  }

  sendChanged(customerId: number, message: RowsChanged): void {
    const { readModel, clientId } = message;
    const subject = { readModel, clientId, customerId };
    const slow = this.postponeForSlowSockets(subject, { ...message, rows: [] });
    this.server.local.to(audienceOf(subject)).except(slow).emit('rows-changed', message);
  }

  /** Records what the slow sockets of an audience miss; returns their own rooms. */
  private postponeForSlowSockets(subject: RoomSubject, notice: RowsChanged): string[] {
    const { adapter, sockets } = this.server.sockets;
    const ids = new Set(
      audienceOf(subject).flatMap((room) => [...(adapter.rooms.get(room) ?? [])]),
    );
    return [...ids].filter((id) => {
      const socket = sockets.get(id);
      if (!socket || !(this.missed.has(socket) || isSlow(socket))) return false;
      this.postpone(socket, { subject, notice });
      return true;
    });
  }

  private postpone(socket: LiveSocket, missed: MissedChange): void {
    const key = `${missed.notice.readModel} ${missed.notice.clientId}`;
    const earlier = this.missed.get(socket);
    if (earlier) {
      earlier.set(key, missed);
      return;
    }
    this.missed.set(socket, new Map([[key, missed]]));
    socket.conn.once('drain', () => {
      this.catchUp(socket);
    });
  }

  /** Sends waiting and missed changes that the socket may still see. */
  private catchUp(socket: LiveSocket): void {
    const missed = [...(this.missed.get(socket)?.values() ?? [])];
    this.missed.delete(socket);
    for (const { subject, notice } of missed)
      if (audienceOf(subject).some((room) => socket.rooms.has(room)))
        socket.emit('rows-changed', notice);
  }
}

function isSlow({ conn }: LiveSocket): boolean {
  const { writeBuffer } = conn as unknown as WithBacklog;
  if (writeBuffer.length > MAX_WAITING_MESSAGES) return true;
  const bytes = writeBuffer.reduce((sum, { data }) => sum + (data?.length ?? 0), 0);
  return bytes > MAX_WAITING_BYTES;
}

/**
 * Position of the last change sent to each room: a browser that joins compares it with the position it has read, to
 * detect missed changes.
 */
@Injectable()
export class RoomPositions implements OnApplicationShutdown {
  private readonly log = new Logger(RoomPositions.name);
  private readonly changedAt = new Map<string, Position>();
  /** Last position before this server listened; null until known. */
  private listeningFrom: Position | null = null;
  private reading = new AbortController();

  constructor(private readonly checkpoints: CheckpointQueries) {}

  /** Call whenever listening to the projections starts: earlier notifications may have been missed. */
  async begin(): Promise<void> {
    this.reading.abort();
    this.reading = new AbortController();
    const { signal } = this.reading;
    this.listeningFrom = null;
    for (;;) {
      const latest = await this.findLatest();
      if (signal.aborted) return;
      this.listeningFrom = latest;
      if (latest !== null) return;
      await pause(POSITION_RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  onApplicationShutdown(): void {
    this.reading.abort();
  }

  private async findLatest(): Promise<Position | null> {
    try {
      return await this.checkpoints.findLatest();
    } catch (error) {
      this.log.warn(
        `The last position is unknown, so joining browsers will reload everything: ${String(error)}`,
      );
      return null;
    }
  }

  note(notice: RowsChangedNotice): void {
    for (const room of audienceOf(notice))
      if (notice.position > (this.changedAt.get(room) ?? ''))
        this.changedAt.set(room, notice.position);
  }

  /** Position of the last change in any of these rooms; null if it is not known. */
  latestOf(rooms: Iterable<string>): Position | null {
    if (this.listeningFrom === null) return null;
    return [...rooms].reduce((latest, room) => {
      const position = this.changedAt.get(room) ?? '';
      return position > latest ? position : latest;
    }, this.listeningFrom);
  }
}
