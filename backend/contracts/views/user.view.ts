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
