import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { LiveReadModel } from '@contracts/realtime/messages.js';
import type { PermissionView } from '@contracts/views/session.view.js';

import { audienceRooms, scopeRoomsOf } from './live-rooms.js';

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

/** What a change is about, and whose it is. */
export interface RoomSubject {
  readonly readModel: LiveReadModel;
  readonly clientId: number;
  readonly customerId: number;
}

/** Returns the rooms that receive a change; a socket in several of them receives it once. */
export const audienceOf = ({ readModel, ...owner }: RoomSubject): string[] =>
  audienceRooms(permissionOf[readModel], owner);
