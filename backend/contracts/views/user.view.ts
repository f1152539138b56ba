import type { RoleName } from '../permissions/roles.js';
import type { UserStatus } from '../rules/user-status.js';
import type { PageCounts } from './page.view.js';

/** Own settings of a user: GET user/user-preference. */
export interface UserSettingsView {
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

/** A kind of role: GET role/list. */
export interface RoleView {
  id: number;
  name: RoleName;
  weight: number;
  description: string;
}

/** A role where it was given; without client and customer it stands at super admin level (USER-15). */
export interface UserRoleView {
  id: number;
  userId: number;
  roleId: number;
  roleName: RoleName;
  clientId: number | null;
  clientName: string | null;
  /** Of a role given for a whole customer. */
  customerId: number | null;
  customerName: string | null;
  /** The customer of the client. */
  clientParentCustomerId: number | null;
  clientParentCustomerName: string | null;
}

/** A user as administrators see them, with the roles inside their reach (USER-14). */
export interface UserView {
  id: number;
  name: string;
  email: string;
  status: UserStatus;
  preferredUnit: 'M' | 'CM' | 'MM';
  /** Names of the roles below, each once. */
  roles: RoleName[];
  /** Of the first role. */
  roleName: RoleName | null;
  clientName: string | null;
  customerName: string | null;
  userRoles: UserRoleView[];
  userPreference: { countryName: string; timeZone: string };
  /** ISO instant. */
  createdAt: string;
}

/** Answer of POST user: the user is there even where the mail could not be handed over (USER-55). */
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
  /** The key itself, which signs in like an e-mail. */
  email: string;
}

/** Answer of POST user/b2b-key: the only time the password is shown (KEYS-09). */
export interface NewApiKeyView extends ApiKeyView {
  password: string;
}
