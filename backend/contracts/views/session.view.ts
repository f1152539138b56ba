import type { PermissionName } from '../permissions/permissions.js';

/** A permission with its scope; null lists mean unrestricted, empty ones none (GAP-03). */
export interface PermissionView {
  name: PermissionName;
  clientIds: number[] | null;
  customerIds: number[] | null;
}

/** Claims of a session token (spec part 1, section 3: Token claims read). */
export interface TokenClaims {
  id: number;
  sub: string;
  name: string;
  email: string;
  roles: string[];
  preferredUnit: 'M' | 'CM' | 'MM';
  clientId: number | null;
  clientIds: number[];
  customerId: number | null;
  customerIds: number[];
  isSuperAdmin: boolean;
  consignmentRecordsPerPage: number;
  manifestRecordsPerPage: number;
  /** Seconds since 1970. */
  exp: number;
}

export interface ClientSettingsView {
  clientId: number;
  name: string;
  printNodeApi: boolean;
  autoBookingPreferred: boolean;
  preferredPickupStart: string | null;
  preferredPickupEnd: string | null;
  editItemTotals: boolean;
  palletControl: boolean;
  paperworkHistory: boolean;
  manifestingActive: boolean;
  referenceRequired: boolean;
  customEmail: boolean;
  goodsPickup: boolean;
  consolidation: boolean;
  status: 'ACTIVE' | 'INACTIVE';
}

/** One entry of the client selector: GET user/client/list. */
export interface ClientChoiceView {
  id: number;
  name: string;
  parentId: number | null;
  customerId: number;
  /** Client id of its test environment; null if there is none. */
  testId: number | null;
}

export interface ColumnChoice {
  key: string;
  label: string;
}

export interface UserPreferenceView {
  openConsignmentFields: ColumnChoice[];
  allConsignmentFields: ColumnChoice[];
  /** Missing in preferences stored before tabs had their own columns. */
  manifestedConsignmentFields?: ColumnChoice[];
  deletedConsignmentFields?: ColumnChoice[];
  manifestFields: ColumnChoice[];
  timeZone: string;
}
