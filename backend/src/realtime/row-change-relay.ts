import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import {
  channels,
  type LiveReadModel,
  type RowsChangedNotice,
  type WatchedRecord,
} from '@contracts/realtime/messages.js';
import type { PermissionView } from '@contracts/views/session.view.js';

import { PostgresListener } from '../platform/database/postgres-listener.js';
import type { LiveServer } from './live-socket.js';

/** Permission required to see the rows of a read model, and so to receive their changes. */
const permissionOf: Readonly<Record<LiveReadModel, PermissionName>> = {
  'consignment-list': 'READ_CONSIGNMENT',
  tracking: 'READ_CONSIGNMENT',
  'manifest-list': 'READ_MANIFEST',
  'open-manifest': 'READ_MANIFEST',
};

const livePermissions: ReadonlySet<PermissionName> = new Set(Object.values(permissionOf));

const clientRoom = (permission: PermissionName, id: number) => `${permission} client ${id}`;
const customerRoom = (permission: PermissionName, id: number) => `${permission} customer ${id}`;
const unrestrictedRoom = (permission: PermissionName) => `${permission} everything`;

/** Returns a user's rooms, by the scope of each permission. */
export const roomsOf = (permissions: readonly PermissionView[]): ReadonlySet<string> =>
  new Set(
    permissions
      .filter(({ name }) => livePermissions.has(name))
      .flatMap(({ name, clientIds, customerIds }) =>
        clientIds === null || customerIds === null
          ? [unrestrictedRoom(name)]
          : [
              ...clientIds.map((id) => clientRoom(name, id)),
              ...customerIds.map((id) => customerRoom(name, id)),
            ],
      ),
  );

/** Returns the rooms that receive a change; a socket in several of them receives it once. */
export function audienceOf({ readModel, clientId, customerId }: RowsChangedNotice): string[] {
  const permission = permissionOf[readModel];
  return [
    clientRoom(permission, clientId),
    customerRoom(permission, customerId),
    unrestrictedRoom(permission),
  ];
}

/** Room of everyone who has this record open, on any server. */
export const watchRoom = ({ type, id }: WatchedRecord): string => `watch ${type} ${id}`;

/** Parses the record from a room's name; null for a room of another kind. */
export function watchedRecord(room: string): WatchedRecord | null {
  const [, type, id] = /^watch (consignment|manifest) (\d+)$/.exec(room) ?? [];
  return type === 'consignment' || type === 'manifest' ? { type, id: Number(id) } : null;
}

/** Relays row changes from the projections to the sockets of this server that may see them. */
@Injectable()
export class RowChangeRelay {
  private server: LiveServer | null = null;

  constructor(listener: PostgresListener) {
    listener.subscribe(
      channels.rowsChanged,
      (payload) => {
        this.relay(JSON.parse(payload) as RowsChangedNotice);
      },
      () => {
        this.disconnectAll();
      },
    );
  }

  serve(server: LiveServer): void {
    this.server = server;
  }

  /** Every server listens to the projections itself, so nothing is forwarded to other servers. */
  private relay(notice: RowsChangedNotice): void {
    const { readModel, clientId, position, rows } = notice;
    this.server?.local
      .to(audienceOf(notice))
      .emit('rows-changed', { readModel, clientId, position, rows });
  }

  /**
   * Disconnects every socket after a lost LISTEN connection: notices may have been missed, and a browser that
   * reconnects loads everything again.
   */
  private disconnectAll(): void {
    for (const socket of this.server?.sockets.sockets.values() ?? []) socket.conn.close();
  }
}
