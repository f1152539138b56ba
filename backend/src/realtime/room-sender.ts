import { setTimeout as pause } from 'node:timers/promises';

import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

import {
  type ChangeKind,
  type Joined,
  type LiveReadModel,
  liveReadModels,
  type LiveRows,
  type RecentChanges,
  type RowsChanged,
  type RowsChangedNotice,
} from '@contracts/realtime/messages.js';
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
 * Positions of the last changes sent to each room: a browser that joins compares them with those it has read, to detect
 * missed changes.
 */
@Injectable()
export class RoomPositions implements OnApplicationShutdown {
  private readonly log = new Logger(RoomPositions.name);
  /** By room and read model. */
  private readonly changedAt = new Map<string, Map<LiveReadModel, Position>>();
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

  record(notice: RowsChangedNotice): void {
    const { readModel, position } = notice;
    for (const room of audienceOf(notice)) {
      const changedAt = this.changedAt.get(room) ?? new Map<LiveReadModel, Position>();
      if (position > (changedAt.get(readModel) ?? '')) changedAt.set(readModel, position);
      this.changedAt.set(room, changedAt);
    }
  }

  /** Positions of the last changes in any of these rooms; null if they are not known. */
  latestOf(rooms: Iterable<string>): Joined {
    const { listeningFrom } = this;
    if (listeningFrom === null) return { position: null, positions: null };
    const latest = new Map(liveReadModels.map((readModel) => [readModel, listeningFrom]));
    for (const room of rooms)
      for (const [readModel, position] of this.changedAt.get(room) ?? [])
        if (position > (latest.get(readModel) ?? '')) latest.set(readModel, position);
    return {
      position: [...latest.values()].reduce((a, b) => (a > b ? a : b)),
      positions: Object.fromEntries(latest),
    };
  }
}

/** Browsers subscribe within seconds of their first reads; one that takes longer reloads everything. */
const RETENTION_MS = 60_000;

/**
 * Times of the last changes sent to each room. Records, and most lists, have no position: only the age of a change
 * shows whether what a joining browser has read before may lack it.
 */
@Injectable()
export class ChangeTimes {
  /** By room, in the order of their last changes; by kind within. */
  private readonly rooms = new Map<string, Map<ChangeKind, number>>();
  private listeningSince = performance.now();

  /** Call whenever listening to the database starts: earlier notifications may have been missed. */
  begin(): void {
    this.listeningSince = performance.now();
  }

  record(rooms: readonly string[], kinds: Iterable<ChangeKind>): void {
    const now = performance.now();
    for (const room of rooms) {
      const changedAt = this.rooms.get(room) ?? new Map<ChangeKind, number>();
      for (const kind of kinds) changedAt.set(kind, now);
      // the room moves to the end
      this.rooms.delete(room);
      this.rooms.set(room, changedAt);
    }
    this.forgetBefore(now - RETENTION_MS);
  }

  private forgetBefore(time: number): void {
    for (const [room, changedAt] of this.rooms) {
      if (Math.max(...changedAt.values()) >= time) return;
      this.rooms.delete(room);
    }
  }

  /** Changes of the last minute in any of these rooms. */
  recentIn(rooms: Iterable<string>): RecentChanges {
    const now = performance.now();
    const agoMs: Partial<Record<ChangeKind, number>> = {};
    for (const room of rooms)
      for (const [kind, time] of this.rooms.get(room) ?? []) {
        const ago = Math.round(now - time);
        if (ago <= Math.min(RETENTION_MS, agoMs[kind] ?? RETENTION_MS)) agoMs[kind] = ago;
      }
    return { knownForMs: Math.round(Math.min(RETENTION_MS, now - this.listeningSince)), agoMs };
  }
}
