import type { ZoneColumn, ZoneValues } from '@contracts/rules/zone-columns.js';
import { zoneTexts as texts } from '@contracts/texts/spec/zones.js';
import type { RowErrorView } from '@contracts/views/import-report.view.js';

import type { SuburbKey } from '../carrier-zone.queries.js';
import type { SuburbAssignment } from '../carrier-zone.repository.js';

/** Error of a row, without the row number. */
export type ZoneRowError = Omit<RowErrorView, 'row'>;

const MAX_ZONE_LENGTH = 50;

/** A row with its assignment, or with the errors it is rejected for. */
export interface ValidatedZone {
  readonly assignment: SuburbAssignment | null;
  readonly errors: readonly ZoneRowError[];
}

/** The suburb that a row names. */
export const suburbOf = ({ Suburb: name, Postcode: postcode, State: state }: ZoneValues) =>
  ({ name, postcode, state }) satisfies SuburbKey;

/**
 * Validates a row whose cells are as `toZoneValues` returns them.
 * @param localityId id of its suburb; null for an unknown one
 */
export function validateZone(
  values: ZoneValues,
  localityId: number | null,
  isRepeated: boolean,
): ValidatedZone {
  const { Zone: zone, 'Zone Priority': priority } = values;
  const isKnown = localityId !== null;
  const errors = listErrors(values, { isKnown, isRepeated });
  if (errors.length > 0 || localityId === null) return { assignment: null, errors };
  return { assignment: { zone, zonePriority: Number(priority), localityId }, errors };
}

const requiredError = (column: ZoneColumn): ZoneRowError => ({
  ...{ column, code: 'invalid' },
  message: texts.required.replace('{column}', column),
});

function listErrors(
  values: ZoneValues,
  { isKnown, isRepeated }: { readonly isKnown: boolean; readonly isRepeated: boolean },
): ZoneRowError[] {
  const { Zone: zone, 'Zone Priority': priority } = values;
  const suburb = `${values.Suburb} ${values.Postcode} ${values.State}`;
  const unknown = texts.unknownSuburb.replace('{value}', () => suburb);
  const missing = (['Suburb', 'Postcode', 'State'] as const).filter((column) => !values[column]);
  const isZone = zone !== '' && zone.length <= MAX_ZONE_LENGTH;
  const checks: [isInvalid: boolean, ZoneRowError][] = [
    [
      !isKnown && missing.length === 0,
      { column: 'Suburb', code: 'unknown_suburb', message: unknown },
    ],
    ...missing.map((column): [boolean, ZoneRowError] => [true, requiredError(column)]),
    [!isZone, requiredError('Zone')],
    [
      !/^[1-9]\d?$/.test(priority),
      { column: 'Zone Priority', code: 'invalid', message: texts.invalidPriority },
    ],
    [isRepeated, { column: 'Suburb', code: 'duplicate', message: texts.twice }],
  ];
  return checks.filter(([isInvalid]) => isInvalid).map(([, error]) => error);
}
