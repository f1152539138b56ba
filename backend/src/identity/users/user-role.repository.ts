import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';

import { userRejections as texts } from '@contracts/texts/spec/users.js';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { UserRole } from '../records/user-account.entity.js';
import { keepOwnerOfLastRole } from './user-owner.js';
import { UserSessionRepository } from '../sessions/user-session.repository.js';
import type { ScopedRole } from './role-rules.js';
import { assertSuperAdminLeft, isPlatformSuperAdmin, lockSuperAdmins } from './super-admins.js';
import { RoleAlreadyAssigned, SelfChangeNotAllowed } from './user.errors.js';

export interface RoleChange {
  readonly saved: UserRole;
  readonly changes: ScopedRole;
}

const countOwners = `
  select (select count(*) from client where id = any($1) and removed_at is null and test_of is null)::integer as clients,
         (select count(*) from customer where id = any($2))::integer as customers`;

/** Loads and saves the roles of users; ensures that at least one super admin can sign in. */
@Injectable()
export class UserRoleRepository {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRepository,
    private readonly sessions: UserSessionRepository,
  ) {}

  /** Lists the roles with these ids, excluding those of API keys. */
  list(ids: readonly number[]): Promise<UserRole[]> {
    return this.database.getRepository(UserRole).find({
      where: { id: In([...ids]), user: { kind: 'USER' } },
      order: { id: 'ASC' },
    });
  }

  /** True if the clients and customers of all roles exist. */
  async ownersExist(roles: readonly ScopedRole[]): Promise<boolean> {
    const clients = distinct(roles.map(({ clientId }) => clientId));
    const customers = distinct(roles.map(({ customerId }) => customerId));
    const [counts] = await this.database.query<{ clients: number; customers: number }[]>(
      countOwners,
      [clients, customers],
    );
    return counts?.clients === clients.length && counts.customers === customers.length;
  }

  /** Does nothing if an earlier attempt of the request's operation added them. @throws RoleAlreadyAssigned */
  async add(userId: number, roles: readonly ScopedRole[], actor: Actor): Promise<void> {
    if (await this.records.findFromInterruptedAttempt<UserRole>(UserRole)) return;
    await this.records
      .change(actor, async (records) => {
        for (const role of roles) await records.insert<UserRole>(UserRole, { ...role, userId });
      })
      .catch(rejectDuplicate);
  }

  /**
   * Ends the sessions of the users, whose tokens name the former roles.
   * @throws RoleAlreadyAssigned, NoSuperAdminLeft
   */
  async change(changes: readonly RoleChange[], actor: Actor): Promise<void> {
    const roles = changes.map(({ saved }) => saved);
    await this.records
      .change(actor, async (records) => {
        await keepSuperAdmin(records.manager, roles, async () => {
          for (const {
            saved,
            changes: { role, clientId, customerId },
          } of changes)
            await records.update(UserRole, saved, { role, clientId, customerId });
        });
        await this.endSessions(roles, actor, records.manager);
      })
      .catch(rejectDuplicate);
  }

  /**
   * Removes all roles or none, and ends the sessions of their users.
   * @throws NoSuperAdminLeft, SelfChangeNotAllowed for the actor's own last role
   */
  async remove(roles: readonly UserRole[], actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      await keepSuperAdmin(records.manager, roles, async () => {
        for (const role of roles) await records.remove(UserRole, role);
      });
      const own = actor.identity.id;
      const isOwn = roles.some(({ userId }) => userId === own);
      if (isOwn && !(await records.manager.existsBy(UserRole, { userId: own })))
        throw new SelfChangeNotAllowed(texts.ownLastRole);
      await keepOwnerOfLastRole(records, roles);
      await this.endSessions(roles, actor, records.manager);
    });
  }

  /** The user's own change does not sign them out. */
  private async endSessions(
    roles: readonly UserRole[],
    actor: Actor,
    work: EntityManager,
  ): Promise<void> {
    const { id } = actor.identity;
    const users = new Set(roles.map(({ userId }) => userId));
    for (const userId of [...users].sort((a, b) => a - b)) {
      const except = userId === id ? actor.sessionId : null;
      await this.sessions.end(
        { userId, reason: 'ROLE_CHANGED', endedBy: id || null, except },
        work,
      );
    }
  }
}

/**
 * Applies a change to roles; if it affects super admins, an active one has to remain.
 * @throws NoSuperAdminLeft
 */
async function keepSuperAdmin(
  manager: EntityManager,
  roles: readonly ScopedRole[],
  change: () => Promise<void>,
): Promise<void> {
  if (!roles.some(isPlatformSuperAdmin)) return change();
  await lockSuperAdmins(manager);
  await change();
  await assertSuperAdminLeft(manager);
}

const distinct = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];

function rejectDuplicate(error: unknown): never {
  if (isUniqueViolation(error)) throw new RoleAlreadyAssigned();
  throw error;
}
