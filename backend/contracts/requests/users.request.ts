import type { UserStatus } from '../rules/user-status.js';

/** Country and time zone of a user. */
export interface UserRegionRequest {
  countryName?: string | null;
  timeZone?: string | null;
}

/** POST user. */
export interface CreateUserRequest {
  name: string;
  email: string;
  password: string;
  /** Created together with the user or not at all; requires CREATE_USER_ROLE. */
  roles?: readonly UserRoleRequest[];
  preferredUnit?: 'M' | 'CM' | 'MM' | null;
  userPreference?: UserRegionRequest | null;
}

/** PUT user; absent fields are left unchanged. The email cannot be changed (USER-41). */
export interface UpdateUserRequest {
  id: number;
  /** Version as last read; without it, the last save wins (ADR 30). */
  version?: number | undefined;
  name?: string;
  status?: UserStatus;
  /** Blank leaves it unchanged (USER-40). */
  password?: string | null;
  /** Required to change the user's own password. */
  currentPassword?: string;
  preferredUnit?: 'M' | 'CM' | 'MM' | null;
  userPreference?: UserRegionRequest | null;
}

/**
 * One role of POST and PUT user/role: for a client, for a customer, or at super admin level if it names neither
 * (USER-33). PUT changes the role with this `id`.
 */
export interface UserRoleRequest {
  id?: number | null;
  /** PUT only: the version as last read. */
  version?: number | undefined;
  roleId: number;
  clientId?: number | null;
  customerId?: number | null;
}
