import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, QueryFailedError, type EntityManager } from 'typeorm';

import { userRefusals as texts } from '@contracts/texts/users.js';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { UserRole } from '../records/user-account.entity.js';
import { assertInScope } from '../scope/resolve-scope.js';
import { Sessions } from '../sessions/sessions.js';
import { RoleAuthority } from './role-authority.js';
import { misplacement, type PlacedRole } from './role-rules.js';
import { reachesRole, UserReach } from './user-reach.js';
import { NoSuperAdminLeft, NotToOneself, RoleAlreadyAssigned } from './user.errors.js';

const UNIQUE_VIOLATION = '23505';

const knownPlaces = `
  select (select count(*) from client where id = any($1) and removed_at is null)::integer as clients,
         (select count(*) from customer where id = any($2))::integer as customers`;

/** Gives, changes and takes roles; live sessions see it at their next call. */
@Injectable()
export class UserRoles {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRecords,
    private readonly reach: UserReach,
    private readonly authority: RoleAuthority,
    private readonly sessions: Sessions,
  ) {}

  /** @throws RecordNotFound, OutOfScope, RoleAboveOwn, RoleAlreadyAssigned */
  async add(userId: number, roles: readonly PlacedRole[], actor: Actor): Promise<void> {
    await this.reach.find(userId, actor, 'CREATE_USER_ROLE');
    await this.assertGives(roles, 'CREATE_USER_ROLE', actor);
    if (await this.records.madeBefore<UserRole>(UserRole)) return;
    await this.records
      .change(actor, async (records) => {
        for (const role of roles) await records.insert<UserRole>(UserRole, { ...role, userId });
      })
      .catch(refuseTwice);
    this.sessions.forget(userId);
  }

  /** Each role with an id becomes what is said of it. @throws like `add`, and NoSuperAdminLeft */
  async change(
    userId: number,
    changes: readonly (PlacedRole & { readonly id: number })[],
    actor: Actor,
  ): Promise<void> {
    const user = await this.reach.find(userId, actor, 'UPDATE_USER_ROLE');
    const known = changes.map(({ id }) => {
      const role = user.roles.find((each) => each.id === id);
      if (!role || !reachesRole(actor, 'UPDATE_USER_ROLE', role))
        throw new RecordNotFound(`user role ${id}`);
      return role;
    });
    await this.authority.assertHandles(actor, 'UPDATE_USER_ROLE', known);
    await this.assertGives(changes, 'UPDATE_USER_ROLE', actor);
    await this.records
      .change(actor, (records) =>
        keepSuperAdmin(records.manager, known, async () => {
          for (const [index, { role, clientId, customerId }] of changes.entries())
            if (known[index])
              await records.update(UserRole, known[index], { role, clientId, customerId });
        }),
      )
      .catch(refuseTwice);
    this.sessions.forget(userId);
  }

  /** All of them or none. @throws RecordNotFound, RoleAboveOwn, NotToOneself for the own last role, NoSuperAdminLeft */
  async remove(ids: readonly number[], actor: Actor): Promise<void> {
    const roles = await this.database.getRepository(UserRole).find({
      where: { id: In([...new Set(ids)]), user: { kind: 'USER' } },
      order: { id: 'ASC' },
    });
    const isMissing = roles.length < new Set(ids).size;
    if (isMissing || !roles.every((role) => reachesRole(actor, 'DELETE_USER_ROLE', role)))
      throw new RecordNotFound(`user roles ${ids.join()}`);
    await this.authority.assertHandles(actor, 'DELETE_USER_ROLE', roles);
    await this.records.change(actor, async (records) => {
      await keepSuperAdmin(records.manager, roles, async () => {
        for (const role of roles) await records.remove(UserRole, role);
      });
      const own = actor.identity.id;
      const isOwn = roles.some(({ userId }) => userId === own);
      if (isOwn && !(await records.manager.existsBy(UserRole, { userId: own })))
        throw new NotToOneself(texts.ownLastRole);
    });
    for (const { userId } of roles) this.sessions.forget(userId);
  }

  private async assertGives(
    roles: readonly PlacedRole[],
    permission: 'CREATE_USER_ROLE' | 'UPDATE_USER_ROLE',
    actor: Actor,
  ): Promise<void> {
    const wrong = roles.map(misplacement).find((reason) => reason !== null);
    if (wrong) throw new InvalidRequest([{ path: 'roles', message: wrong }]);
    for (const { clientId, customerId } of roles)
      if (clientId !== null || customerId !== null)
        assertInScope(actor, permission, { clientId, customerId });
    await this.assertExist(roles);
    await this.authority.assertHandles(actor, permission, roles);
  }

  private async assertExist(roles: readonly PlacedRole[]): Promise<void> {
    const clients = distinct(roles.map(({ clientId }) => clientId));
    const customers = distinct(roles.map(({ customerId }) => customerId));
    const [known] = await this.database.query<{ clients: number; customers: number }[]>(
      knownPlaces,
      [clients, customers],
    );
    if (known?.clients !== clients.length || known.customers !== customers.length)
      throw new RecordNotFound('client or customer of a role');
  }
}

/** The platform's own role: that of a super admin of one customer is another. */
const superAdmins = { role: 'SUPER_ADMIN', clientId: IsNull(), customerId: IsNull() } as const;

const isSuperAdmins = ({ role, clientId, customerId }: PlacedRole): boolean =>
  role === superAdmins.role && clientId === null && customerId === null;

/**
 * Takes or changes roles; where super admins are among them, one who may sign in has to be left. Their roles are
 * held meanwhile, so that two of them do not take each other's.
 */
async function keepSuperAdmin(
  manager: EntityManager,
  roles: readonly PlacedRole[],
  change: () => Promise<void>,
): Promise<void> {
  if (!roles.some(isSuperAdmins)) return change();
  const order = { id: 'ASC' } as const;
  await manager.find(UserRole, { where: superAdmins, order, lock: { mode: 'pessimistic_write' } });
  await change();
  const isLeft = await manager.existsBy(UserRole, { ...superAdmins, user: { status: 'ACTIVE' } });
  if (!isLeft) throw new NoSuperAdminLeft();
}

const distinct = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];

function refuseTwice(error: unknown): never {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : null;
  if (cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION)
    throw new RoleAlreadyAssigned();
  throw error;
}
