import type { UserAccount } from '../records/user-account.entity.js';
import type { SessionEndReason } from '../sessions/user-session.js';

/** Decides a change on the user's current state. */
export type AccountChange = (user: UserAccount) => Partial<UserAccount>;

/** Result of changing a user. */
export interface ChangedUser {
  readonly user: UserAccount;
  /** Sessions ended by the change. */
  readonly endedSessions: number;
  /** Security events to log. */
  readonly kinds: readonly ('PASSWORD_CHANGED' | 'STATUS_CHANGED')[];
}

/** Why the change ends the user's sessions; null if it does not. */
export function endReason(
  user: UserAccount,
  { passwordHash, status = user.status }: Partial<UserAccount>,
): SessionEndReason | null {
  if (passwordHash !== undefined) return 'PASSWORD_CHANGED';
  return status !== user.status && status !== 'ACTIVE' ? 'STATUS_CHANGED' : null;
}

/** Security events to log for the change. */
export const eventKindsOf = (
  user: UserAccount,
  { passwordHash, status = user.status }: Partial<UserAccount>,
): ChangedUser['kinds'] => [
  ...(passwordHash === undefined ? [] : (['PASSWORD_CHANGED'] as const)),
  ...(status === user.status ? [] : (['STATUS_CHANGED'] as const)),
];

/** True if the change stops an active user from signing in. */
export const isDeactivated = (
  user: UserAccount,
  { status = user.status }: Partial<UserAccount>,
): boolean => user.status === 'ACTIVE' && status !== 'ACTIVE';
