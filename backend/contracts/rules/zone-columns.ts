import { cleanText } from './clean-text.js';

/** Columns of CarrierZoneTemplate.csv (GAP-17). */
export const zoneColumns = ['Suburb', 'Postcode', 'State', 'Zone', 'Zone Priority'] as const;
export type ZoneColumn = (typeof zoneColumns)[number];

/** Cells of a row of a zone file. */
export type ZoneValues = Readonly<Record<ZoneColumn, string>>;

/** Suburbs are stored in upper case; the apostrophe that exports put before a formula is not part of the zone. */
export const toZoneValues = (values: ZoneValues): ZoneValues => ({
  Suburb: clean(values.Suburb).toUpperCase(),
  Postcode: clean(values.Postcode).replace(/^\d{1,3}$/, (digits) => digits.padStart(4, '0')),
  State: clean(values.State).toUpperCase(),
  Zone: clean(values.Zone).replace(/^'(?=[=+\-@])/, ''),
  'Zone Priority': clean(values['Zone Priority']),
});

const clean = (value: string): string => cleanText(value) ?? '';
