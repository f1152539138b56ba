import type { RoleName } from '../permissions/roles.js';

/** Roles whose holders administer others; their new passwords are longer (NIST SP 800-63B). */
export const adminRoles: readonly RoleName[] = ['SUPER_ADMIN', 'CUSTOMER_ADMIN', 'CLIENT_ADMIN'];
export const MIN_ADMIN_PASSWORD_LENGTH = 12;

/** AUTH-32: at least 8 characters with a digit, a lowercase and an uppercase letter. */
export const passwordPattern = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,200}$/s;

export const passwordRuleText =
  'The password needs at least 8 characters with a digit, a lowercase and an uppercase letter';
