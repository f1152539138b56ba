import type { RoleName } from '../permissions/roles.js';
import type { ApiKeyMode, ApiKeyScope } from '../rules/api-key-scopes.js';
import type { UserStatus } from '../rules/user-status.js';
import type { PageCounts } from './page.view.js';

/** A user's own settings: GET user/user-preference. */
export interface UserSettingsView {
  /** Send it back with the next save (docs/api.md, conventions). */
  version: number;
  preferredUnit: 'M' | 'CM' | 'MM';
  consignmentRecordsPerPage: number;
  manifestRecordsPerPage: number;
  countryName: string;
  timeZone: string;
  labelPrinterId: number | null;
  otherPrinterId: number | null;
}

/** GAP-54: IANA zones grouped by country. */
export interface CountryTimeZonesView {
  countryName: string;
  timeZones: string[];
}

/** A role: GET role/list. */
export interface RoleView {
  id: number;
  name: RoleName;
  weight: number;
  description: string;
}

/** A granted role; without a client or customer it applies at super admin level (USER-15). */
export interface UserRoleView {
  id: number;
  /** Send it back with the next save (docs/api.md, conventions). */
  version: number;
  userId: number;
  roleId: number;
  roleName: RoleName;
  clientId: number | null;
  clientName: string | null;
  /** Set for a role granted for a whole customer. */
  customerId: number | null;
  customerName: string | null;
  /** Customer of the client. */
  clientParentCustomerId: number | null;
  clientParentCustomerName: string | null;
  /** Whether the reader may change it. */
  canEdit: boolean;
  canDelete: boolean;
}

/** A user as shown to administrators, with the roles within their scope (USER-14). */
export interface UserView {
  id: number;
  /** Send it back with the next save (docs/api.md, conventions). */
  version: number;
  name: string;
  email: string;
  status: UserStatus;
  preferredUnit: 'M' | 'CM' | 'MM';
  /** Names of the roles below, without duplicates. */
  roles: RoleName[];
  /** Name of the first role. */
  roleName: RoleName | null;
  clientName: string | null;
  customerName: string | null;
  userRoles: UserRoleView[];
  userPreference: { countryName: string; timeZone: string };
  /** Whether the reader may change this user: false for roles above the reader's own or outside the reader's scope. */
  canEdit: boolean;
  canDelete: boolean;
  /** ISO instant. */
  createdAt: string;
}

/** Response of POST user: the user is created even if the email could not be sent (USER-55). */
export interface CreatedUserView extends UserView {
  emailSent: boolean;
}

export interface UserPage extends PageCounts {
  users: UserView[];
}

/** An API key without its password: GET user/b2b-key. */
export interface ApiKeyView {
  id: number;
  /** The reference. */
  name: string;
  /** The key itself, used as the email at login. */
  email: string;
  /** ISO instant. */
  createdAt: string;
  /** Time (ISO 8601) after which the key can no longer sign in. */
  expiresAt: string;
  /** ISO instant, accurate to a minute; null for a key that was never used. */
  lastUsedAt: string | null;
  /** Rotated: a newer key replaces it. */
  isReplaced: boolean;
  mode: ApiKeyMode;
  /** Scopes it is limited to; null for everything except webhooks and reports. */
  scopes: ApiKeyScope[] | null;
  /** CIDR ranges of the addresses it can be used from; null for any address. */
  allowedRanges: string[] | null;
  /** Start and end of its token, to recognise it by; null for keys created before tokens existed. */
  tokenHint: string | null;
}

/** Requests of an API key to one operation on one day. */
export interface ApiKeyUsageView {
  /** yyyy-MM-dd in UTC. */
  day: string;
  /** Method and path, as in the API's description. */
  operation: string;
  calls: number;
}

/** Response of POST user/b2b-key and of rotating a key: the password is shown only once. */
export interface NewApiKeyView extends ApiKeyView {
  password: string;
  /** Sent as `Authorization: Bearer …`, without a sign-in; also shown only once. */
  token: string;
}
