import { IsNull, type EntityManager } from 'typeorm';

import { UserRole } from '../records/user-account.entity.js';
import type { ScopedRole } from './role-rules.js';
import { NoSuperAdminLeft } from './user.errors.js';

/** Platform-wide super admins; a SUPER_ADMIN role for one customer does not count. */
const superAdmins = { role: 'SUPER_ADMIN', clientId: IsNull(), customerId: IsNull() } as const;

export const isPlatformSuperAdmin = ({ role, clientId, customerId }: ScopedRole): boolean =>
  role === superAdmins.role && clientId === null && customerId === null;

export const isUserSuperAdmin = (manager: EntityManager, userId: number): Promise<boolean> =>
  manager.existsBy(UserRole, { ...superAdmins, userId });

/** Locks all super admin roles first, so that two super admins cannot remove or disable each other at the same time. */
export async function lockSuperAdmins(manager: EntityManager): Promise<void> {
  const order = { id: 'ASC' } as const;
  await manager.find(UserRole, { where: superAdmins, order, lock: { mode: 'pessimistic_write' } });
}

/** @throws NoSuperAdminLeft if no active super admin remains */
export async function assertSuperAdminLeft(manager: EntityManager): Promise<void> {
  const remains = await manager.existsBy(UserRole, { ...superAdmins, user: { status: 'ACTIVE' } });
  if (!remains) throw new NoSuperAdminLeft();
}
