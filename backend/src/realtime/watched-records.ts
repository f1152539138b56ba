import { Injectable, Logger } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { WatchedRecord } from '@contracts/realtime/messages.js';

import type { Actor } from '../platform/actor.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { RecordOwner } from './queries/record-owner.query.js';
import { watchedRecord, watchRoom } from './rooms.js';

const permissionOf: Readonly<Record<WatchedRecord['type'], PermissionName>> = {
  consignment: 'READ_CONSIGNMENT',
  manifest: 'READ_MANIFEST',
};

/** Who has which record open, across all backends. */
@Injectable()
export class WatchedRecords {
  private readonly log = new Logger(WatchedRecords.name);
  private server: LiveServer | null = null;

  constructor(private readonly owners: RecordOwner) {}

  serve(server: LiveServer): void {
    this.server = server;
  }

  /** @throws RecordNotFound when it does not exist, or belongs to another tenant: the same answer */
  async watch(socket: LiveSocket, record: WatchedRecord, actor: Actor): Promise<void> {
    if (!(await this.isReachable(record, actor))) throw new RecordNotFound(watchRoom(record));
    await socket.join(watchRoom(record));
    await this.tellPresence(record);
  }

  async unwatch(socket: LiveSocket, record: WatchedRecord): Promise<void> {
    if (!socket.rooms.has(watchRoom(record))) return;
    await socket.leave(watchRoom(record));
    await this.tellPresence(record);
  }

  /** What this socket had open is told to those who still have. To be called before it has left its rooms. */
  async farewell(socket: LiveSocket): Promise<void> {
    const records = recordsOf(socket);
    for (const record of records) await this.unwatch(socket, record);
  }

  async leaveUnreachable(socket: LiveSocket, actor: Actor): Promise<void> {
    for (const record of recordsOf(socket))
      if (!(await this.isReachable(record, actor))) await this.unwatch(socket, record);
  }

  private async isReachable(record: WatchedRecord, actor: Actor): Promise<boolean> {
    const owner = await this.owners.find(record);
    return owner !== null && actor.covers(permissionOf[record.type], owner);
  }

  private async tellPresence(record: WatchedRecord): Promise<void> {
    await this.announce(record).catch((error: unknown) => {
      this.log.warn(`Nobody was told who is here: ${String(error)}`);
    });
  }

  private async announce({ type, id }: WatchedRecord): Promise<void> {
    if (!this.server) return;
    const room = watchRoom({ type, id });
    const sockets = await this.server.in(room).fetchSockets();
    const people = [...new Map(sockets.map(({ data }) => [data.id, data])).values()];
    this.server.to(room).emit('presence', { type, id, people });
  }
}

const recordsOf = (socket: LiveSocket): WatchedRecord[] =>
  [...socket.rooms].map(watchedRecord).filter((record) => record !== null);
