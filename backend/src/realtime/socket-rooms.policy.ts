import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { LiveReadModel } from '@contracts/realtime/messages.js';
import type { PermissionView } from '@contracts/views/session.view.js';

import { audienceRooms, scopeRoomsOf, unrestrictedRoom } from './live-rooms.js';

/** Permission required to see the rows of a read model, and so to receive their changes. */
const permissionOf: Readonly<Record<LiveReadModel, PermissionName>> = {
  'consignment-list': 'READ_CONSIGNMENT',
  tracking: 'READ_CONSIGNMENT',
  'manifest-list': 'READ_MANIFEST',
  'open-manifest': 'READ_MANIFEST',
};

const livePermissions: ReadonlySet<PermissionName> = new Set(Object.values(permissionOf));

/** Returns every room that a socket with these permissions may join; watched records are checked one by one. */
export const socketRoomsOf = (permissions: readonly PermissionView[]): ReadonlySet<string> =>
  new Set([...rowRoomsOf(permissions), ...recordRoomsOf(permissions)]);

/** Returns the rooms of rows, by the scope of each permission. */
const rowRoomsOf = (permissions: readonly PermissionView[]): string[] =>
  permissions
    .filter(({ name }) => livePermissions.has(name))
    .flatMap((permission) => scopeRoomsOf(permission.name, permission));

/** Subject and owner of a change. */
export interface RoomSubject {
  readonly readModel: LiveReadModel;
  readonly clientId: number;
  readonly customerId: number;
}

/** Returns the rooms that receive a change; a socket in several of them receives it once. */
export const audienceOf = ({ readModel, ...owner }: RoomSubject): string[] =>
  audienceRooms(permissionOf[readModel], owner);

/** Returns the rooms of records: those of every client and customer covered by any permission. */
function recordRoomsOf(permissions: readonly PermissionView[]): string[] {
  const isUnrestricted = permissions.some(({ clientIds }) => clientIds === null);
  const ids = (of: 'clientIds' | 'customerIds') => [
    ...new Set(permissions.flatMap((permission) => permission[of] ?? [])),
  ];
  return isUnrestricted
    ? [unrestrictedRoom('RECORDS')]
    : scopeRoomsOf('RECORDS', { clientIds: ids('clientIds'), customerIds: ids('customerIds') });
}
