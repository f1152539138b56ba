import type { UserStatus } from '../rules/user-status.js';

/** Country and time zone of a user. */
export interface UserPlaceRequest {
  countryName?: string | null;
  timeZone?: string | null;
}

/** POST user. */
export interface CreateUserRequest {
  name: string;
  email: string;
  password: string;
  /** Given together with the user, or not at all; needs CREATE_USER_ROLE. */
  roles?: readonly UserRoleRequest[];
  preferredUnit?: 'M' | 'CM' | 'MM' | null;
  userPreference?: UserPlaceRequest | null;
}

/** PUT user; absent fields are left unchanged. The email cannot be changed (USER-41). */
export interface UpdateUserRequest {
  id: number;
  /** As read; without it the last save wins (ADR 30). */
  version?: number | undefined;
  name?: string;
  status?: UserStatus;
  /** Blank leaves it unchanged (USER-40). */
  password?: string | null;
  /** Required to change the user's own password. */
  currentPassword?: string;
  preferredUnit?: 'M' | 'CM' | 'MM' | null;
  userPreference?: UserPlaceRequest | null;
}

/**
 * One role of POST and PUT user/role: for a client, for a customer, or at super admin level if it names neither
 * (USER-33). PUT changes the role with this `id`.
 */
export interface UserRoleRequest {
  id?: number | null;
  /** PUT only; as read. */
  version?: number | undefined;
  roleId: number;
  clientId?: number | null;
  customerId?: number | null;
}
