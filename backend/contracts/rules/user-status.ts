/** USER-18, GAP-05: only ACTIVE users can sign in. */
export const userStatuses = ['LOCKED', 'CREATED', 'PENDING', 'ACTIVE', 'DISABLED'] as const;
export type UserStatus = (typeof userStatuses)[number];

const allowedTransitions: Readonly<Record<UserStatus, readonly UserStatus[]>> = {
  ACTIVE: ['ACTIVE', 'DISABLED'],
  DISABLED: ['DISABLED', 'ACTIVE'],
  PENDING: ['PENDING'],
  LOCKED: ['LOCKED', 'ACTIVE'],
  CREATED: ['CREATED'],
};

/** USER-20 to USER-24: statuses a user may be changed to; a super admin may set any. */
export const statusChoices = (status: UserStatus, isSuperAdmin: boolean): readonly UserStatus[] =>
  isSuperAdmin ? userStatuses : allowedTransitions[status];
