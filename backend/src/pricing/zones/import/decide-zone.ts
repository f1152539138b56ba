import type { ZoneValues } from '@contracts/rules/zone-columns.js';
import { importZoneTexts as texts } from '@contracts/texts/app/import-zones.js';
import type { ChangeView } from '@contracts/views/history.view.js';
import type { ImportAction, KnownReference } from '@contracts/views/import.view.js';

import type { CurrentZone } from '../carrier-zone.queries.js';
import type { SuburbAssignment } from '../carrier-zone.repository.js';
import { validateZone, type ZoneRowError } from './zone-row.js';

/** A row of a zone file, its cells as `toZoneValues` returns them. */
export interface ZoneFileRow {
  readonly row: number;
  /** Number of an earlier row with its suburb and priority. */
  readonly repeats?: number;
  readonly values: ZoneValues;
}

/** Options for the rows of a file. */
export interface ZoneRules {
  readonly carrierId: number;
  /** Handling of a suburb that is in another zone of the carrier and priority. */
  readonly whenKnown: KnownReference;
}

/** The carrier's zones as a row finds them. */
export interface ZoneFacts {
  /** Null for an unknown suburb. */
  readonly localityId: number | null;
  /** Zones that have the suburb with the row's priority; more than one only in data loaded by other means. */
  readonly current: readonly CurrentZone[];
  /** The carrier's spelling of a zone. */
  readonly spell: (zone: string) => string;
}

/** Effect of a row on the carrier's zones. */
export interface ZoneDecision {
  readonly action: Extract<ImportAction, 'CREATE' | 'UPDATE' | 'SKIP' | 'ERROR'>;
  /** Null for an unknown suburb. */
  readonly localityId: number | null;
  /** Zone that the suburb leaves or would leave; null if it has none. */
  readonly leaves: CurrentZone | null;
  /** Null unless the action is CREATE or UPDATE. */
  readonly assignment: SuburbAssignment | null;
  readonly changes: readonly ChangeView[];
  readonly errors: readonly ZoneRowError[];
}

/** Decides what a row does: it puts a suburb into a zone, which has one of each priority. */
export function decideZone(
  { values, repeats }: ZoneFileRow,
  { localityId, current, spell }: ZoneFacts,
  { whenKnown }: Pick<ZoneRules, 'whenKnown'>,
): ZoneDecision {
  const { assignment, errors } = validateZone(values, localityId, repeats !== undefined);
  const [leaves = null, ...others] = current;
  const facts = { localityId, leaves };
  if (!assignment) return { ...rejected(errors), ...facts };
  const zone = spell(assignment.zone);
  if (!leaves) return { ...nothing, ...facts, action: 'CREATE', assignment };
  if (others.length === 0 && isSameZone(leaves.zone, zone)) return { ...nothing, ...facts };
  const known = [{ column: 'Zone', code: 'duplicate', message: knownText(current) }];
  if (whenKnown === 'REFUSE') return { ...rejected(known), ...facts };
  if (whenKnown === 'SKIP') return { ...nothing, ...facts, errors: known };
  const changes = [{ path: 'zone', from: namesOf(current), to: zone }];
  return { ...nothing, ...facts, action: 'UPDATE', assignment, changes };
}

/** Rate cards ignore the case of zones (docs/pricing.md). */
export const isSameZone = (one: string, other: string): boolean =>
  one.toUpperCase() === other.toUpperCase();

const namesOf = (zones: readonly CurrentZone[]): string => zones.map(({ zone }) => zone).join(', ');

const knownText = (zones: readonly CurrentZone[]): string =>
  texts.known.replace('{zone}', () => namesOf(zones));

const nothing = { action: 'SKIP', assignment: null, changes: [], errors: [] } as const;

const rejected = (errors: readonly ZoneRowError[]) =>
  ({ action: 'ERROR', assignment: null, changes: [], errors }) as const;
