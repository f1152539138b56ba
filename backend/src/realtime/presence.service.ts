import { Injectable, Logger } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { WatchedRecord } from '@contracts/realtime/messages.js';

import type { Actor } from '../platform/actor.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { RecordOwnerQueries } from './queries/record-owner.queries.js';
import { watchedRecord, watchRoom } from './row-change-relay.js';

const permissionOf: Readonly<Record<WatchedRecord['type'], PermissionName>> = {
  consignment: 'READ_CONSIGNMENT',
  manifest: 'READ_MANIFEST',
};

/** Tracks which users have a record open, across all servers. */
@Injectable()
export class PresenceService {
  private readonly log = new Logger(PresenceService.name);
  private server: LiveServer | null = null;

  constructor(private readonly owners: RecordOwnerQueries) {}

  serve(server: LiveServer): void {
    this.server = server;
  }

  /** @throws RecordNotFound when it does not exist or is outside the actor's scope */
  async watch(socket: LiveSocket, record: WatchedRecord, actor: Actor): Promise<void> {
    if (!(await this.isInScope(record, actor))) throw new RecordNotFound(watchRoom(record));
    await socket.join(watchRoom(record));
    await this.updatePresence(record);
  }

  async unwatch(socket: LiveSocket, record: WatchedRecord): Promise<void> {
    if (!socket.rooms.has(watchRoom(record))) return;
    await socket.leave(watchRoom(record));
    await this.updatePresence(record);
  }

  /** Updates the presence of every record the socket watches. Call it before the socket has left its rooms. */
  async disconnect(socket: LiveSocket): Promise<void> {
    const records = watchedRecords(socket);
    for (const record of records) await this.unwatch(socket, record);
  }

  async leaveOutOfScope(socket: LiveSocket, actor: Actor): Promise<void> {
    for (const record of watchedRecords(socket))
      if (!(await this.isInScope(record, actor))) await this.unwatch(socket, record);
  }

  private async isInScope(record: WatchedRecord, actor: Actor): Promise<boolean> {
    const owner = await this.owners.find(record);
    return owner !== null && actor.covers(permissionOf[record.type], owner);
  }

  private async updatePresence(record: WatchedRecord): Promise<void> {
    await this.sendPresence(record).catch((error: unknown) => {
      this.log.warn(`Presence was not sent: ${String(error)}`);
    });
  }

  private async sendPresence({ type, id }: WatchedRecord): Promise<void> {
    if (!this.server) return;
    const room = watchRoom({ type, id });
    const sockets = await this.server.in(room).fetchSockets();
    const people = [...new Map(sockets.map(({ data }) => [data.id, data])).values()];
    this.server.to(room).emit('presence', { type, id, people });
  }
}

const watchedRecords = (socket: LiveSocket): WatchedRecord[] =>
  [...socket.rooms].map(watchedRecord).filter((record) => record !== null);
