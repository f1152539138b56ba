import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import {
  channels,
  type LiveReadModel,
  type RowsChangedNotice,
} from '@contracts/realtime/messages.js';
import type { PermissionView } from '@contracts/views/session.view.js';

import { PostgresListener } from '../platform/database/postgres-listener.js';
import { clientRoom, customerRoom, scopeRoomsOf, unrestrictedRoom } from './live-rooms.js';
import type { LiveServer } from './live-socket.js';

/** Permission required to see the rows of a read model, and so to receive their changes. */
const permissionOf: Readonly<Record<LiveReadModel, PermissionName>> = {
  'consignment-list': 'READ_CONSIGNMENT',
  tracking: 'READ_CONSIGNMENT',
  'manifest-list': 'READ_MANIFEST',
  'open-manifest': 'READ_MANIFEST',
};

const livePermissions: ReadonlySet<PermissionName> = new Set(Object.values(permissionOf));

/** Returns the rooms of rows, by the scope of each permission. */
export const rowRoomsOf = (permissions: readonly PermissionView[]): string[] =>
  permissions
    .filter(({ name }) => livePermissions.has(name))
    .flatMap((permission) => scopeRoomsOf(permission.name, permission));

/** Returns the rooms that receive a change; a socket in several of them receives it once. */
export function audienceOf({ readModel, clientId, customerId }: RowsChangedNotice): string[] {
  const permission = permissionOf[readModel];
  return [
    clientRoom(permission, clientId),
    customerRoom(permission, customerId),
    unrestrictedRoom(permission),
  ];
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
