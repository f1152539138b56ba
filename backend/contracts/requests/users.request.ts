import type { UserStatus } from '../rules/user-status.js';

/** Where a user's days are counted. */
export interface UserPlaceRequest {
  countryName?: string | null;
  timeZone?: string | null;
}

/** POST user. */
export interface CreateUserRequest {
  name: string;
  email: string;
  password: string;
  preferredUnit?: 'M' | 'CM' | 'MM' | null;
  userPreference?: UserPlaceRequest | null;
}

/** PUT user; what is left out stays as it is. The email cannot be changed (USER-41). */
export interface UpdateUserRequest {
  id: number;
  name: string;
  status: UserStatus;
  /** Empty leaves it as it is (USER-40). */
  password?: string | null;
  preferredUnit?: 'M' | 'CM' | 'MM' | null;
  userPreference?: UserPlaceRequest | null;
}

/**
 * One role of POST and PUT user/role: for a client, for a customer, or for neither, at super admin
 * level (USER-33). PUT changes the one with the `id`.
 */
export interface UserRoleRequest {
  id?: number | null;
  roleId: number;
  clientId?: number | null;
  customerId?: number | null;
}
