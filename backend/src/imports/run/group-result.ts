import { importTexts as texts } from '@contracts/texts/app/imports.js';
import type { RowErrorView } from '@contracts/views/import-report.view.js';

import type { GroupResult, GroupToCreate } from '../import-group.repository.js';

/** Groups started together: at most this many have to be looked for after a crash, or waited for on cancellation. */
const BATCH_SIZE = 48;

/** Divides groups into batches that are started together. */
export function* inBatches(groups: readonly GroupToCreate[]): Generator<readonly GroupToCreate[]> {
  for (let from = 0; from < groups.length; from += BATCH_SIZE)
    yield groups.slice(from, from + BATCH_SIZE);
}

/** Result of a group, or the error on our side. */
export interface Attempted {
  readonly result?: GroupResult;
  readonly error?: unknown;
}

/** Returns the error of a group instead of throwing it, so that the others of its batch are saved. */
export const attempted = (saving: Promise<GroupResult>): Promise<Attempted> =>
  saving.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );

/** The chosen offer; null for a draft. */
export function plannedOffer(planned: GroupToCreate) {
  const { clientCarrierAccountId, carrierServiceTypeId, totalCents } = planned;
  if (planned.action === 'DRAFT') return null;
  if (clientCarrierAccountId === null || carrierServiceTypeId === null || totalCents === null)
    throw new Error(`reference '${planned.reference}' is to be saved without an offer`);
  return { clientCarrierAccountId, carrierServiceTypeId, totalCents };
}

const outcomes = { CREATE: 'CREATED', UPDATE: 'UPDATED', DRAFT: 'DRAFT' } as const;

/** Outcome of a group that was saved as planned. */
export const toSuccess = ({ no, action }: GroupToCreate): GroupResult => ({
  no,
  outcome: outcomes[action],
  faults: [],
});

/** Outcome of a group that was skipped, since another consignment has had its reference since the plan. */
export const toSkipped = ({ no }: GroupToCreate, faults: readonly RowErrorView[]): GroupResult => ({
  no,
  outcome: null,
  faults,
});

/** Outcome of a group that was not saved. */
export const toFailure = (
  { no }: GroupToCreate,
  ...faults: readonly RowErrorView[]
): GroupResult => ({
  no,
  outcome: 'FAILED',
  faults,
});

/** Error of a whole group. */
export const toGroupError = (
  { cells: [first] }: GroupToCreate,
  code: string,
  message: string,
): RowErrorView => ({
  row: first?.row ?? 0,
  column: '',
  code,
  message,
});

const priceChanged = { code: 'import.price_changed', message: texts.priceChanged };
const changedMeanwhile = {
  code: 'import.changed_meanwhile',
  message: texts.changedMeanwhile,
};
const codesOfImports: Readonly<Record<string, Pick<RowErrorView, 'code' | 'message'>>> = {
  'offer.outdated': priceChanged,
  'offer.gone': priceChanged,
  'consignment.changed_by_another': changedMeanwhile,
  'consignment.not_open': changedMeanwhile,
  'consignment.deleted': changedMeanwhile,
};

/** Gives errors of an outdated plan their own codes and texts. */
export const withImportCode = (error: RowErrorView): RowErrorView => ({
  ...error,
  ...codesOfImports[error.code],
});
