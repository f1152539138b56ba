import { Injectable, Logger } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { WatchedRecord } from '@contracts/realtime/messages.js';

import type { Actor } from '../platform/actor.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import { TooManyRequests } from '../platform/limits/limit.errors.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { RecordOwnerQueries } from './queries/record-owner.queries.js';
import { watchedRecord, watchRoom } from './socket-rooms.policy.js';
import { MAX_WATCHED } from './socket-limits.js';

const permissionOf: Readonly<Record<WatchedRecord['type'], PermissionName>> = {
  consignment: 'READ_CONSIGNMENT',
  manifest: 'READ_MANIFEST',
  webhook: 'READ_WEBHOOK',
};

type ReadActor = () => Promise<Actor>;

/** Minimum interval between presence messages of one record; longer the more sockets receive them. */
const MIN_SPACING_MS = 250;
const SPACING_PER_SOCKET_MS = 5;
/** Maximum users named; beyond that, only their number is shown. */
const MAX_PEOPLE = 50;
const RETRY_AFTER_SECONDS = 60;

/** Tracks which users have a record open, across all servers. */
@Injectable()
export class PresenceService {
  private readonly log = new Logger(PresenceService.name);
  private server: LiveServer | null = null;
  /** Rooms whose presence was just sent, and whether it has changed since. */
  private readonly paused = new Map<string, boolean>();

  constructor(private readonly owners: RecordOwnerQueries) {}

  serve(server: LiveServer): void {
    this.server = server;
  }

  /**
   * @param currentActor loads the user's current permissions
   * @throws RecordNotFound when it does not exist or is outside the actor's scope, TooManyRequests
   */
  async watch(socket: LiveSocket, record: WatchedRecord, currentActor: ReadActor): Promise<void> {
    await this.assertInScope(record, currentActor);
    if (watchedRecords(socket).length >= MAX_WATCHED)
      throw new TooManyRequests(RETRY_AFTER_SECONDS);
    await socket.join(watchRoom(record));
    try {
      // access that ended before the socket had joined did not make it leave
      await this.assertInScope(record, currentActor);
    } catch (error) {
      await this.unwatch(socket, record);
      throw error;
    }
    this.updatePresence(record);
  }

  async unwatch(socket: LiveSocket, record: WatchedRecord): Promise<void> {
    if (!socket.rooms.has(watchRoom(record))) return;
    await socket.leave(watchRoom(record));
    this.updatePresence(record);
  }

  /** Updates the presence of every record the socket watches. Call it before the socket has left its rooms. */
  async disconnect(socket: LiveSocket): Promise<void> {
    const records = watchedRecords(socket);
    for (const record of records) await this.unwatch(socket, record);
  }

  /** Stops watching the records that the socket's user may no longer see. */
  async leaveOutOfScope(socket: LiveSocket, currentActor: ReadActor): Promise<void> {
    for (const record of watchedRecords(socket))
      if (!(await this.isInScope(record, await currentActor()))) await this.unwatch(socket, record);
  }

  private async assertInScope(record: WatchedRecord, currentActor: ReadActor): Promise<void> {
    if (!(await this.isInScope(record, await currentActor())))
      throw new RecordNotFound(watchRoom(record));
  }

  private async isInScope(record: WatchedRecord, actor: Actor): Promise<boolean> {
    const owner = await this.owners.find(record);
    return owner !== null && actor.covers(permissionOf[record.type], owner);
  }

  /** Sends it at once, or after the minimum interval: a thousand users joining together cause one message to each. */
  private updatePresence(record: WatchedRecord): void {
    const room = watchRoom(record);
    if (this.paused.has(room)) this.paused.set(room, true);
    else void this.sendThenPause(record, room);
  }

  private async sendThenPause(record: WatchedRecord, room: string): Promise<void> {
    this.paused.set(room, false);
    const listeners = await this.sendPresence(record).catch((error: unknown) => {
      this.log.warn(`Presence could not be sent: ${String(error)}`);
      return 0;
    });
    const timer = setTimeout(
      () => {
        const hasChanged = this.paused.get(room);
        this.paused.delete(room);
        if (hasChanged) this.updatePresence(record);
      },
      MIN_SPACING_MS + listeners * SPACING_PER_SOCKET_MS,
    );
    timer.unref();
  }

  /** Returns the number of recipients. */
  private async sendPresence({ type, id }: WatchedRecord): Promise<number> {
    if (!this.server) return 0;
    const room = watchRoom({ type, id });
    const sockets = await this.server.in(room).fetchSockets();
    const viewers = [...new Map(sockets.map(({ data }) => [data.id, data])).values()];
    this.server.to(room).emit('presence', { type, id, people: viewers.slice(0, MAX_PEOPLE) });
    return sockets.length;
  }
}

const watchedRecords = (socket: LiveSocket): WatchedRecord[] =>
  [...socket.rooms].map(watchedRecord).filter((record) => record !== null);
