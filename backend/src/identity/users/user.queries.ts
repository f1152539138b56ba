import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import { keysOf } from '@contracts/keys-of.js';
import type { PermissionName } from '@contracts/permissions/permissions.js';
import { roleId as idOfRole, roleNames, WITHOUT_ROLE } from '@contracts/permissions/roles.js';
import type { AdministratorsView } from '@contracts/views/administrators.view.js';
import type { UserPage, UserRoleView, UserView } from '@contracts/views/user.view.js';

import type { Actor } from '../../platform/actor.js';
import type { PageQueryDto } from '../../platform/paging/page-query.dto.js';
import {
  MAX_COUNTED,
  pageCounts,
  pageRange,
  searchPatterns,
  sortOrder,
  type SortOrder,
} from '../../platform/paging/page.js';
import { UserAccount } from '../records/user-account.entity.js';
import type { ListScope } from '../scope/resolve-scope.js';
import { findAdministrators } from './administrators.js';
import { coversRole, UserAccessPolicy, type UserRights } from './user-access.policy.js';
import { toUserRoleView, toUserView, type NamedRoleRow } from './user.mapper.js';

const sortColumns = {
  id: 'u.id',
  name: 'lower(u.name)',
  email: 'u.email',
  status: 'u.status',
  createdAt: 'u.created_at',
} as const;
type SortField = keyof typeof sortColumns;

const sortFields = keysOf(sortColumns);
const newestFirst: SortOrder<SortField> = { field: 'id', direction: 'DESC' };

const namedRoles = `
  select r.id, r.version, r.user_id as "userId", r.role, r.client_id as "clientId", c.name as "clientName",
         r.customer_id as "customerId", k.name as "customerName",
         c.customer_id as "parentId", p.name as "parentName"
    from user_role r
    left join client c on c.id = r.client_id
    left join customer k on k.id = r.customer_id
    left join customer p on p.id = c.customer_id
   where r.user_id = any($1)
   order by r.id`;

export interface UserListQuery extends PageQueryDto {
  readonly roleId?: number;
  readonly permission?: PermissionName;
}

/** Reads users with those of their roles that are in the reader's scope. */
@Injectable()
export class UserQueries {
  constructor(
    private readonly database: DataSource,
    private readonly access: UserAccessPolicy,
  ) {}

  /** Administrators who can grant the actor missing permissions. */
  findAdministrators({ identity }: Actor): Promise<AdministratorsView> {
    return findAdministrators(this.database, identity.id);
  }

  /** GAP-59: lists users with a role in scope, and those without roles whose owner is in scope. */
  async list(scope: ListScope, query: UserListQuery, actor: Actor): Promise<UserPage> {
    const { offset, limit } = pageRange(query);
    const { field, direction } = sortOrder(query.sort, sortFields, newestFirst);
    const { where, values } = conditions(scope, query);
    const [result = { counted: 0, ids: [] }] = await this.database.query<
      { counted: number; ids: number[] }[]
    >(
      `select (select count(*)::integer from
                (select 1 from user_account u where ${where} limit ${MAX_COUNTED + 1}) matched) as counted,
              array(select u.id from user_account u where ${where}
                     order by ${sortColumns[field]} ${direction}, u.id desc
                     limit ${limit} offset ${offset}) as ids`,
      values,
    );
    return {
      users: await this.views(result.ids, actor),
      ...pageCounts(result.counted, query.size),
    };
  }

  /** Keeps the order of the ids. */
  async views(ids: readonly number[], actor: Actor): Promise<UserView[]> {
    const accounts = await this.database.getRepository(UserAccount).findBy({ id: In([...ids]) });
    const rows = await this.database.query<NamedRoleRow[]>(namedRoles, [ids]);
    const rights = await this.access.rightsOf(actor);
    return ids.flatMap((id) => {
      const account = accounts.find((each) => each.id === id);
      if (!account) return [];
      const roles = rows.filter(({ userId }) => userId === id);
      const userRoles = visibleRoles(roles, actor, rights);
      const { createdBy, clientId, customerId } = account;
      const userRights = rights.ofUser({ id, createdBy, clientId, customerId, roles });
      return [{ ...toUserView(account, userRoles), ...userRights }];
    });
  }

  /** Lists the users' roles that are in the reader's scope. */
  async roles(userIds: readonly number[], actor: Actor): Promise<UserRoleView[]> {
    const rows = await this.database.query<NamedRoleRow[]>(namedRoles, [userIds]);
    return visibleRoles(rows, actor, await this.access.rightsOf(actor));
  }
}

const visibleRoles = (
  rows: readonly NamedRoleRow[],
  actor: Actor,
  rights: UserRights,
): UserRoleView[] =>
  rows
    .filter((row) => coversRole(actor, 'READ_USER', row))
    .map((row) => ({ ...toUserRoleView(row), ...rights.ofRole(row) }));

function conditions(
  scope: ListScope,
  { filter = '', roleId }: UserListQuery,
): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const words = searchPatterns(filter).map(
    (pattern) => `(u.name || ' ' || u.email) ilike ${bind(pattern)}`,
  );
  const shown = shownUsers(scope, roleId, bind);
  return { where: [`u.kind = 'USER'`, shown, ...words].join(' and '), values };
}

/** Users with a role in scope, those without any whose owner is in scope, or both. */
function shownUsers(
  { isUnrestricted, clientIds, customerIds }: ListScope,
  roleId: number | undefined,
  bind: (value: unknown) => string,
): string {
  if (isUnrestricted && roleId === undefined) return 'true';
  const inScope = (row: 'r' | 'u') =>
    isUnrestricted
      ? 'true'
      : `(${row}.client_id = any(${bind(clientIds)}) or ${row}.customer_id = any(${bind(customerIds)}))`;
  const withRole = (condition: string) =>
    `exists (select 1 from user_role r where r.user_id = u.id and ${condition})`;
  if (roleId !== undefined && roleId !== WITHOUT_ROLE) {
    const role = roleNames.find((name) => idOfRole(name) === roleId) ?? '';
    return withRole(`${inScope('r')} and r.role = ${bind(role)}`);
  }
  const roleless = `(not ${withRole('true')} and ${inScope('u')})`;
  return roleId === WITHOUT_ROLE ? roleless : `(${withRole(inScope('r'))} or ${roleless})`;
}
