import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { LiveReadModel, WatchedRecord } from '@contracts/realtime/messages.js';
import type { PermissionView } from '@contracts/views/session.view.js';

/** Subject of a room's messages: rows that need a permission, or records visible with any permission. */
type Subject = PermissionName | 'RECORDS';

const PREFIX = 'scope';

export const clientRoom = (subject: Subject, id: number) => `${PREFIX} ${subject} client ${id}`;
export const customerRoom = (subject: Subject, id: number) => `${PREFIX} ${subject} customer ${id}`;
export const unrestrictedRoom = (subject: Subject) => `${PREFIX} ${subject} everything`;

/** Room of every socket with a permission: what is changed is shared by all customers. */
export const sharedRoom = (subject: Subject) => `${PREFIX} ${subject} shared`;

/** Whether a room is derived from permissions; the others are for watched records, or the socket's own. */
export const isScopeRoom = (room: string): boolean => room.startsWith(PREFIX);

export const scopeRoomsOf = (
  subject: Subject,
  { clientIds, customerIds }: Pick<PermissionView, 'clientIds' | 'customerIds'>,
): string[] =>
  clientIds === null || customerIds === null
    ? [unrestrictedRoom(subject)]
    : [
        ...clientIds.map((id) => clientRoom(subject, id)),
        // rows of test environments have the negated customer (`listedCustomerId`)
        ...customerIds.flatMap((id) => [customerRoom(subject, id), customerRoom(subject, -id)]),
      ];

/** Room of everyone who has this record open, on any server. */
export const watchRoom = ({ type, id }: WatchedRecord): string => `watch ${type} ${id}`;

/** Owner of a change; null if it is sent to one side only. */
export interface ChangedOwner {
  readonly clientId: number | null;
  readonly customerId: number | null;
  readonly isShared?: boolean;
}

/**
 * Rooms that receive a change; if there is no customer, only the client's users. What belongs to neither is seen by
 * users with unrestricted access, and by all others if it is shared.
 */
export const audienceRooms = (
  subject: Subject,
  { clientId, customerId, isShared = false }: ChangedOwner,
): string[] => [
  ...(isShared ? [sharedRoom(subject)] : []),
  ...(clientId === null ? [] : [clientRoom(subject, clientId)]),
  ...(customerId === null ? [] : [customerRoom(subject, customerId)]),
  ...(customerId === null && clientId !== null ? [] : [unrestrictedRoom(subject)]),
];

const watchedTypes = ['consignment', 'manifest', 'webhook'] as const;

/** Parses the record from a room's name; null for a room of another kind. */
export function watchedRecord(room: string): WatchedRecord | null {
  const [, name, id] = /^watch (\w+) (\d+)$/.exec(room) ?? [];
  const type = watchedTypes.find((known) => known === name);
  return type ? { type, id: Number(id) } : null;
}

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

/** Returns the rooms of records: those of every client and customer covered by any permission, and the shared one. */
function recordRoomsOf(permissions: readonly PermissionView[]): string[] {
  if (permissions.length === 0) return [];
  const shared = sharedRoom('RECORDS');
  const isUnrestricted = permissions.some(({ clientIds }) => clientIds === null);
  const ids = (of: 'clientIds' | 'customerIds') => [
    ...new Set(permissions.flatMap((permission) => permission[of] ?? [])),
  ];
  return isUnrestricted
    ? [shared, unrestrictedRoom('RECORDS')]
    : [
        shared,
        ...scopeRoomsOf('RECORDS', {
          clientIds: ids('clientIds'),
          customerIds: ids('customerIds'),
        }),
      ];
}
