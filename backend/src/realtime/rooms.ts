import type { PermissionName } from '@contracts/permissions/permissions.js';
import type {
  LiveReadModel,
  RowsChangedNotice,
  WatchedRecord,
} from '@contracts/realtime/messages.js';
import type { PermissionView } from '@contracts/views/session.view.js';

/** The permission that lets a user see the rows of a read model, and so hear that they changed. */
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

/** Rooms a user listens in, by how far each permission reaches. */
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

/** Rooms that hear of a change; a socket in several of them hears it once. */
export function audienceOf({ readModel, clientId, customerId }: RowsChangedNotice): string[] {
  const permission = permissionOf[readModel];
  return [
    clientRoom(permission, clientId),
    customerRoom(permission, customerId),
    unrestrictedRoom(permission),
  ];
}

/** Everybody who has this record open, on any backend. */
export const watchRoom = ({ type, id }: WatchedRecord): string => `watch ${type} ${id}`;

/** The record a room is about; null for a room of another kind. */
export function watchedRecord(room: string): WatchedRecord | null {
  const [, type, id] = /^watch (consignment|manifest) (\d+)$/.exec(room) ?? [];
  return type === 'consignment' || type === 'manifest' ? { type, id: Number(id) } : null;
}
