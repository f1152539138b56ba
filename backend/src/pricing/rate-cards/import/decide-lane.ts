import type { RateCardColumn } from '@contracts/rules/rate-card-columns.js';
import { importRateCardTexts as texts } from '@contracts/texts/app/import-rate-cards.js';
import type { ChangeView } from '@contracts/views/history.view.js';
import type { ImportAction } from '@contracts/views/import.view.js';

import type { RateCardRow } from '../../domain/rate-card/rate-card.js';
import { compareLanes, laneTypeKey } from './compare-lanes.js';
import { type CarrierNames, type RowError, validateRow } from './rate-card-row.js';
import { validateLanes } from './validate-lanes.js';

/** A row of a file of rates. */
export interface LaneRow {
  readonly row: number;
  readonly values: Readonly<Record<RateCardColumn, string>>;
}

/** Error of a row of a lane. */
export type LaneError = RowError & { readonly row: number };

/** Rows of a lane and rate type with their prices, or with the errors they are rejected for. */
export type ValidatedLaneRows =
  | { readonly serviceTypeId: number; readonly rates: readonly RateCardRow[]; readonly errors: [] }
  | { readonly serviceTypeId: null; readonly errors: readonly LaneError[] };

/** Latest card of a service, by lane and rate type. */
export interface LatestCard {
  readonly versionId: number;
  readonly lanes: ReadonlyMap<string, readonly RateCardRow[]>;
}

/** Effect of the rows of a lane and rate type on the card of its service. */
export interface LaneDecision {
  readonly action: Extract<ImportAction, 'CREATE' | 'UPDATE' | 'SKIP' | 'ERROR'>;
  /** Null for an error. */
  readonly serviceTypeId: number | null;
  /** Version that it is compared with; null if the service has no card, and for an error. */
  readonly versionId: number | null;
  readonly changes: readonly ChangeView[];
  readonly errors: readonly LaneError[];
}

/** Validates the rows of a lane and rate type, each and together. */
export function validateLaneRows(
  rows: readonly LaneRow[],
  names: CarrierNames,
  uploadDay: string,
): ValidatedLaneRows {
  const validated = validateLanes(
    rows.map((row) => validateRow({ sheet: '', ...row }, names, uploadDay)),
  );
  const errors = validated.flatMap(({ row: { row }, errors: found }) =>
    found.map((error) => ({ ...error, row })),
  );
  const [first] = validated;
  if (errors.length > 0 || !first?.price) return { serviceTypeId: null, errors };
  const rates = validated.flatMap(({ price }) => price?.rates ?? []);
  return { serviceTypeId: first.price.serviceTypeId, rates, errors: [] };
}

/** Decides whether the rows add their lane to the card, change it or leave it unchanged. */
export function decideLane(
  validated: ValidatedLaneRows,
  cards: ReadonlyMap<number, LatestCard>,
  today: string,
): LaneDecision {
  if (validated.serviceTypeId === null) return { ...errorDecision, errors: validated.errors };
  const { serviceTypeId, rates } = validated;
  const card = cards.get(serviceTypeId);
  const [first] = rates;
  const current = first && card?.lanes.get(laneTypeKey(first));
  const subject = { serviceTypeId, versionId: card?.versionId ?? null, errors: [] };
  if (!current) return { ...subject, action: 'CREATE', changes: [] };
  const changes = compareLanes(current, rates, today);
  return { ...subject, action: changes.length > 0 ? 'UPDATE' : 'SKIP', changes };
}

/** Decision for any lane of an account that has been withdrawn. */
export const rejectForWithdrawnAccount = ([first]: readonly LaneRow[]): LaneDecision => ({
  ...errorDecision,
  errors: [{ row: first?.row ?? 0, column: '', code: 'unknown_account', message: texts.noAccount }],
});

const errorDecision = {
  action: 'ERROR',
  serviceTypeId: null,
  versionId: null,
  changes: [],
} as const;
