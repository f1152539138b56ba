import { Metadata, status } from '@grpc/grpc-js';

import { parseJson } from '../json.js';
import type { EventLog } from './event-log.js';

/** Actions in an access list: read, write or delete a stream, and read or write its metadata. */
export type Action = '$r' | '$w' | '$d' | '$mr' | '$mw';

type AccessList = Partial<Record<Action, string | readonly string[]>>;

interface User {
  readonly password: string;
  readonly groups: readonly string[];
}

const ADMINS = '$admins';
const ALL_USERS = '$all';
const METADATA = '$$';
const everyAction = (role: string): AccessList => ({
  $r: role,
  $w: role,
  $d: role,
  $mr: role,
  $mw: role,
});

/** Thrown as the response to a call that is not allowed. */
export class AccessDenied extends Error {
  constructor(readonly code: status.UNAUTHENTICATED | status.PERMISSION_DENIED) {
    super('Access Denied');
  }

  /** Rejection as sent by the real server. */
  get rejection() {
    const metadata = new Metadata();
    metadata.set('exception', 'access-denied');
    return { code: this.code, details: this.message, metadata };
  }
}

/**
 * Users of a server and their rights: by the stream's metadata, otherwise by `$settings`, otherwise all signed-in
 * users for streams and only administrators for system streams.
 */
export class Access {
  readonly users = new Map<string, User>();

  constructor(
    private readonly log: EventLog,
    adminPassword: string,
  ) {
    this.users.set('admin', { password: adminPassword, groups: [ADMINS] });
  }

  /** Roles of the user with this `Authorization`, including the user name; null if unknown. */
  rolesOf(authorization: string | undefined): readonly string[] | null {
    const [, encoded = ''] = /^Basic (.+)$/.exec(authorization ?? '') ?? [];
    const [, name = '', password] =
      /^([^:]*):(.*)$/.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
    const user = this.users.get(name);
    return user && user.password === password ? [name, ...user.groups] : null;
  }

  /** @throws AccessDenied */
  assertAllowed(call: { readonly metadata: Metadata }, action: Action, stream: string): void {
    const roles = this.rolesOf(call.metadata.get('authorization')[0]?.toString());
    if (!roles) throw new AccessDenied(status.UNAUTHENTICATED);
    if (roles.includes(ADMINS)) return;
    const allowed = [this.allowedFor(action, stream)].flat();
    if (!allowed.some((role) => role === ALL_USERS || roles.includes(role)))
      throw new AccessDenied(status.PERMISSION_DENIED);
  }

  private allowedFor(action: Action, stream: string): string | readonly string[] {
    if (stream.startsWith(METADATA))
      return this.allowedFor(action === '$r' ? '$mr' : '$mw', stream.slice(METADATA.length));
    const isSystem = stream.startsWith('$');
    const lists: readonly (AccessList | undefined)[] = [
      this.lastOf(`${METADATA}${stream}`)['$acl'],
      this.lastOf('$settings')[isSystem ? '$systemStreamAcl' : '$userStreamAcl'],
      everyAction(isSystem ? ADMINS : ALL_USERS),
    ];
    return lists.find((list) => list?.[action] !== undefined)?.[action] ?? [];
  }

  private lastOf(stream: string): Readonly<Record<string, AccessList>> {
    const last = this.log.stream(stream)?.at(-1);
    return last ? parseJson(Buffer.from(last.data).toString()) : {};
  }
}
