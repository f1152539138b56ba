import type { ColumnChoice } from '../views/session.view.js';

/** PUT user/user-preference: absent fields are left unchanged. */
export interface SaveUserSettingsRequest {
  /** Version as last read; without it, the last save wins (ADR 30). */
  version?: number | undefined;
  preferredUnit?: 'M' | 'CM' | 'MM' | null;
  consignmentRecordsPerPage?: number | null;
  manifestRecordsPerPage?: number | null;
  countryName?: string | null;
  timeZone?: string | null;
  labelPrinterId?: number | null;
  otherPrinterId?: number | null;
}

/** SETTINGS-74. */
export const recordsPerPage = [10, 25, 50, 100, 200] as const;

/** POST user-preference: the chosen columns of one or more tables. */
export interface SaveColumnsRequest {
  openConsignmentFields?: ColumnChoice[] | null;
  allConsignmentFields?: ColumnChoice[] | null;
  manifestedConsignmentFields?: ColumnChoice[] | null;
  deletedConsignmentFields?: ColumnChoice[] | null;
  manifestFields?: ColumnChoice[] | null;
}

/** PUT user/update-user-password. */
export interface UpdatePasswordRequest {
  userId: number;
  newPassword: string;
  /** Required to change the user's own password. */
  currentPassword?: string;
}
