import { cleanText, lowerCase } from '@contracts/rules/clean-text.js';
import { importTexts as texts } from '@contracts/texts/app/imports.js';
import type { ChangeView } from '@contracts/views/history.view.js';
import type { ImportAction, KnownReference } from '@contracts/views/import.view.js';

import { toAddressInput } from '../http/save-address.dto.js';
import type { AddressInput } from '../classify-address.js';
import type { SuburbIndex } from '../localities/suburb-index.js';
import type { Address } from '../records/address.entity.js';
import {
  incompleteCells,
  invalidFields,
  toAddressDto,
  toSuburbInput,
  type AddressRow,
  type RowError,
} from './address-template.js';
import { changesOf, mergeRow } from './merge-row.js';

/** A row of a file to import. */
export interface AddressFileRow extends AddressRow {
  /** Number of an earlier row with its reference. */
  readonly repeats?: number;
}

/** Options for the rows of a file. */
export interface RowRules {
  readonly clientId: number;
  /** Handling of a reference that an address already has. */
  readonly whenKnown: KnownReference;
  /** Rows that are only incomplete become drafts. */
  readonly keepsDrafts: boolean;
  /** Whether the user may change this address. */
  readonly canChange: (address: Address) => boolean;
}

/** The address book as the rows of a file find it. */
export interface RowFacts {
  readonly suburbs: SuburbIndex;
  /** Addresses by reference in lower case. */
  readonly known: ReadonlyMap<string, readonly Address[]>;
  /** Company, street and suburb of the addresses, as `locationKeyOf` gives them. */
  readonly locationKeys: ReadonlySet<string>;
}

/** Effect of a row on the address book. */
export interface RowDecision {
  readonly action: ImportAction;
  /** The address that the row changes, or would change; null for a new one. */
  readonly existing: Address | null;
  /** The address as it will be; null unless the action is CREATE, UPDATE or DRAFT. */
  readonly input: AddressInput | null;
  readonly changes: readonly ChangeView[];
  readonly errors: readonly RowError[];
}

/** Decides what a row does: a row identifies an address by its reference, or without one by company, street and suburb. */
export function decideRow(row: AddressFileRow, facts: RowFacts, rules: RowRules): RowDecision {
  if (row.repeats !== undefined) return rejected([repeatedError(row, row.repeats)]);
  const [known, ...others] = facts.known.get(referenceOf(row)) ?? [];
  if (!known) return decideNew(row, facts, rules);
  if (rules.whenKnown !== 'UPDATE')
    return {
      ...rejected([referenceError(texts.addressKnown)], known),
      action: knownActions[rules.whenKnown],
    };
  if (others.length > 0) return rejected([referenceError(texts.severalAddresses)], known);
  return decideUpdate(row, known, { facts, rules });
}

const knownActions = { SKIP: 'SKIP', REFUSE: 'ERROR' } as const;

function decideNew(
  row: AddressRow,
  { suburbs, locationKeys }: RowFacts,
  rules: RowRules,
): RowDecision {
  const dto = toAddressDto(row, rules.clientId, suburbs.findId(toSuburbInput(row)));
  const input = toAddressInput(dto);
  const invalid = invalidFields(dto);
  const incomplete = incompleteCells(row, dto);
  if (invalid.length > 0) return rejected([...invalid, ...incomplete]);
  if (referenceOf(row) === '' && locationKeys.has(locationKeyOf(input)))
    return { ...rejected([existsError]), action: 'SKIP' };
  const isComplete = incomplete.length === 0;
  if (!isComplete && !rules.keepsDrafts) return rejected(incomplete);
  const action = isComplete ? 'CREATE' : 'DRAFT';
  return { action, existing: null, input, changes: [], errors: incomplete };
}

function decideUpdate(
  row: AddressRow,
  existing: Address,
  { facts, rules }: { readonly facts: RowFacts; readonly rules: RowRules },
): RowDecision {
  const merged = mergeRow(row, existing, facts.suburbs);
  const dto = toAddressDto(merged.row, rules.clientId, merged.suburb?.id ?? null);
  const incomplete = incompleteCells(row, dto);
  const canStayDraft = rules.keepsDrafts && existing.status === 'DRAFT';
  const errors = [...invalidFields(dto), ...(canStayDraft ? [] : incomplete)];
  if (errors.length > 0) return rejected(errors, existing);
  const input = toAddressInput(dto);
  const changes = changesOf(existing, input, merged.suburb);
  if (changes.length === 0) return { ...rejected([], existing), action: 'SKIP' };
  if (!rules.canChange(existing)) return rejected([permissionError], existing);
  return { action: 'UPDATE', existing, input, changes, errors: canStayDraft ? incomplete : [] };
}

const rejected = (errors: readonly RowError[], existing: Address | null = null): RowDecision => ({
  action: 'ERROR',
  existing,
  input: null,
  changes: [],
  errors,
});

/** Reference of a row as it is stored, but in lower case; empty if it has none. */
export const referenceOf = ({ values }: AddressRow): string =>
  lowerCase(cleanText(values['Reference ID']) ?? '');

/** Company, street and suburb of an address, as compared by an import. */
export const locationKeyOf = ({ company, addressLine1, localityId }: AddressInput): string =>
  lowerCase(`${company}|${addressLine1}`) + `|${localityId ?? 0}`;

/** Error of the reference of a row. */
export const referenceError = (message: string, code = 'duplicate'): RowError => ({
  column: 'Reference ID',
  code,
  message,
});

const repeatedError = ({ row }: AddressRow, first: number): RowError =>
  referenceError(
    texts.rowRepeated.replace('{later}', String(row)).replace('{first}', String(first)),
    'repeated',
  );

const existsError: RowError = { column: '', code: 'duplicate', message: texts.addressExists };

const permissionError: RowError = {
  column: 'Reference ID',
  code: 'permission',
  message: texts.noUpdatePermission,
};
