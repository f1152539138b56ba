import { type AddressColumn, addressColumns } from '@contracts/rules/address-columns.js';
import { recordOf } from '@contracts/keys-of.js';
import type { ChangeView } from '@contracts/views/history.view.js';

import { type AddressInput, deriveAddressClass } from '../classify-address.js';
import {
  normaliseSuburbName,
  type SuburbIndex,
  type SuburbInput,
} from '../localities/suburb-index.js';
import type { Address } from '../records/address.entity.js';
import { type AddressRow, toSuburbInput } from './address-template.js';

/** A row whose blank cells have the values of the address that it changes. */
export interface MergedRow {
  readonly row: AddressRow;
  /** Null for an unknown suburb, and for an address without one. */
  readonly suburb: (SuburbInput & { readonly id: number }) | null;
}

/** Fills in what the row leaves out. The reference stays as the address spells it. */
export function mergeRow(row: AddressRow, existing: Address, suburbs: SuburbIndex): MergedRow {
  const stored = valuesOf(existing);
  const isSuburbGiven = givesSuburb(toSuburbInput(row), existing);
  const values = recordOf(addressColumns, (column) => {
    if (column === 'Reference ID') return stored[column];
    if (suburbColumns.includes(column)) return isSuburbGiven ? row.values[column] : stored[column];
    return row.values[column].trim() === '' ? stored[column] : row.values[column];
  });
  const merged = { row: row.row, values };
  return {
    row: merged,
    suburb: isSuburbGiven ? suburbs.find(toSuburbInput(row)) : existing.locality,
  };
}

const suburbColumns: readonly AddressColumn[] = ['Suburb', 'Postcode', 'State'];

/** A postcode or state alone counts as a suburb only if it differs from the stored one. */
function givesSuburb({ name, postcode, state }: SuburbInput, { locality }: Address): boolean {
  if (name.trim() !== '') return true;
  const isPostcodeSame = isSame(postcode.trim(), locality?.postcode.replace(/^0/, ''));
  return !isPostcodeSame || !isSame(normaliseSuburbName(state), locality?.state);
}

const isSame = (given: string, stored: string | undefined): boolean =>
  given === '' || given.replace(/^0/, '') === stored;

function valuesOf(address: Address): Record<AddressColumn, string> {
  const { locality } = address;
  const texts: Readonly<Record<AddressColumn, string | null | undefined>> = {
    'Reference ID': address.referenceId,
    Company: address.company,
    'Address Line 1': address.addressLine1,
    'Address Line 2': address.addressLine2,
    Suburb: locality?.name,
    Postcode: locality?.postcode,
    State: locality?.state,
    'Contact Name': address.contactName,
    'Phone Number': address.phoneNumber,
    Email: address.email,
    'Special Instructions': address.specialInstructions,
    'Address Class': address.addressClass,
  };
  return recordOf(addressColumns, (column) => texts[column] ?? '');
}

const comparedFields = [
  'company',
  'contactName',
  'phoneNumber',
  'email',
  'addressLine1',
  'addressLine2',
  'specialInstructions',
] as const;

/** Fields that the merged row changes, by the names of the address's view. */
export function changesOf(
  existing: Address,
  input: AddressInput,
  suburb: MergedRow['suburb'],
): ChangeView[] {
  const changes = [
    ...comparedFields.map((path) => ({ path, from: existing[path], to: input[path] })),
    { path: 'suburb', from: suburbText(existing.locality), to: suburbText(suburb) },
    { path: 'addressClass', from: existing.addressClass, to: deriveAddressClass(input) },
  ];
  return changes.filter(({ from, to }) => from !== to);
}

const suburbText = (suburb: SuburbInput | null): string | null =>
  suburb && `${suburb.name} ${suburb.state} ${suburb.postcode}`;
