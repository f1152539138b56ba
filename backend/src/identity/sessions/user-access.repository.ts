import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import { type RoleName, rolePermissions } from '@contracts/permissions/roles.js';
import { type ApiKeyScope, permissionsOf } from '@contracts/rules/api-key-scopes.js';

import { parseRanges } from '../../platform/outgoing/outgoing.policy.js';
import { isSuperAdmin, toPermissions, toPermissionViews, type UserAccess } from './user-access.js';

interface UserRow {
  readonly id: number;
  readonly kind: 'USER' | 'API_KEY';
  readonly name: string;
  readonly access_version: number;
  /** Scopes of a limited API key. */
  readonly scopes: ApiKeyScope[] | null;
  /** CIDR ranges of an API key. */
  readonly ranges: string[] | null;
}

interface AssignmentRow {
  readonly role: RoleName;
  readonly client_id: number | null;
  readonly customer_id: number | null;
  readonly client_name: string | null;
  readonly client_ids: number[];
  /** Customer of the assignment, or of its client. */
  readonly owner_id: number | null;
  readonly quota_factor: number;
}

/** A user of a client has its test environment, too; an API key has one or the other. */
const assignments = `
  with recursive below as (
    select r.id as role_id, c.id
      from user_role r join client c on c.id = r.client_id or c.customer_id = r.customer_id
     where r.user_id = $1 and c.removed_at is null
    union
    select b.role_id, c.id from below b join client c on c.parent_id = b.id and c.removed_at is null
  ), reached as (
    select role_id, id from below
    union
    select b.role_id, t.id from below b join client t on t.test_of = b.id and t.removed_at is null
     where $2 = 'USER'
  )
  select r.role, r.client_id, r.customer_id, c.name as client_name, k.id as owner_id,
         coalesce(k.api_quota_factor, 1) as quota_factor,
         array(select b.id from reached b where b.role_id = r.id order by b.id) as client_ids
    from user_role r left join client c on c.id = r.client_id
    left join customer k on k.id = coalesce(r.customer_id, c.customer_id)
   where r.user_id = $1
   order by r.id`;

/** Loads users with their assignments. */
@Injectable()
export class UserAccessRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns null for a user that does not exist or is not ACTIVE (GAP-05), and for an API key that has ended. */
  async read(userId: number): Promise<UserAccess | null> {
    const [user] = await this.database.query<UserRow[]>(
      `select id, kind, name, access_version, scopes, allowed_ranges::text[] as ranges
         from user_account
        where id = $1 and status = 'ACTIVE' and (expires_at is null or expires_at > now())`,
      [userId],
    );
    if (!user) return null;
    const rows = await this.database.query<AssignmentRow[]>(assignments, [userId, user.kind]);
    return toUserAccess(user, rows);
  }
}

function toUserAccess(user: UserRow, rows: readonly AssignmentRow[]): UserAccess {
  const roles = rows.map(({ role, client_id, customer_id, client_ids }) => ({
    role,
    clientId: client_id,
    customerId: customer_id,
    clientIds: client_ids,
  }));
  const permissionsOfRole = grantsOf(user);
  return {
    identity: {
      id: user.id,
      name: user.name,
      kind: user.kind,
      onBehalfOf: user.kind === 'API_KEY' ? (rows[0]?.client_name ?? null) : null,
    },
    permissions: toPermissions(roles, permissionsOfRole),
    views: toPermissionViews(roles, permissionsOfRole),
    assignments: roles,
    isSuperAdmin: isSuperAdmin(roles),
    customerIds: rows.flatMap(({ owner_id }) => owner_id ?? []),
    allowedRanges: user.ranges && parseRanges(user.ranges.join()),
    quotaFactor: Math.max(1, ...rows.map(({ quota_factor }) => quota_factor)),
    accessVersion: user.access_version,
  };
}

/** An API key with scopes may do what they allow instead of what its role allows, however it signs in. */
function grantsOf({ scopes }: UserRow): (role: RoleName) => PermissionName[] {
  if (scopes === null) return rolePermissions;
  const allowed = [...permissionsOf(scopes)];
  return (role) => (role === 'API_KEY' ? allowed : []);
}
