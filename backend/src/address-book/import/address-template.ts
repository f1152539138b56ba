import type { AddressColumn } from '@contracts/rules/address-columns.js';
import { importTexts } from '@contracts/texts/app/imports.js';
import { addressTexts as texts } from '@contracts/texts/spec/addresses.js';
import { australianPhonePattern, emailPattern } from '@contracts/rules/address.js';
import type { RowErrorView } from '@contracts/views/import-report.view.js';

import type { TableRow } from '../../platform/uploads/table.reader.js';
import { toDto, validateDto } from '../../platform/http/validation/dto.js';
import { SaveAddressDto } from '../http/save-address.dto.js';
import type { SuburbInput } from '../localities/suburb-index.js';

/** The parts of a file row that an import uses: its number and its values. */
export type AddressRow = Pick<TableRow<AddressColumn>, 'row' | 'values'>;

/** Error of a row, without the row number. */
export type RowError = Omit<RowErrorView, 'row'>;

const columns: Readonly<Record<string, AddressColumn>> = {
  referenceId: 'Reference ID',
  company: 'Company',
  addressLine1: 'Address Line 1',
  addressLine2: 'Address Line 2',
  contactName: 'Contact Name',
  phoneNumber: 'Phone Number',
  email: 'Email',
  specialInstructions: 'Special Instructions',
  addressClass: 'Address Class',
};

/** The suburb as entered in the row. */
export const toSuburbInput = ({ values }: AddressRow): SuburbInput => ({
  name: values.Suburb,
  postcode: values.Postcode,
  state: values.State,
});

/** Maps a row to the body that the address form would send; `localityId` is null for an unknown suburb. */
export const toAddressDto = (
  { values }: AddressRow,
  clientId: number,
  localityId: number | null,
): SaveAddressDto =>
  toDto(SaveAddressDto, {
    ...Object.fromEntries(
      Object.entries(columns).map(([field, column]) => [field, values[column]]),
    ),
    clientId,
    addressClass: values['Address Class'].trim().toUpperCase().replace(/\W+/g, '_') || null,
    suburb: localityId === null ? null : { id: localityId },
  });

/** Errors that reject the row, by the rules of the form (ADDR-32, ADDR-46). */
export const invalidFields = (dto: SaveAddressDto): RowError[] =>
  validateDto(dto).map(({ path, message }) => ({
    column: columns[path] ?? '',
    code: 'invalid',
    message,
  }));

/** Errors that make the address a draft (ADDR-29). */
export const incompleteFields = (dto: SaveAddressDto): RowError[] =>
  [
    { isIncomplete: !dto.addressLine1, column: 'Address Line 1', message: texts.invalidLine1 },
    { isIncomplete: !dto.suburb, column: 'Suburb', message: texts.noSuburb },
    {
      isIncomplete: isMalformed(dto.phoneNumber, australianPhonePattern),
      column: 'Phone Number',
      message: texts.invalidPhone,
    },
    {
      isIncomplete: isMalformed(dto.email, emailPattern),
      column: 'Email',
      message: texts.invalidEmail,
    },
  ]
    .filter(({ isIncomplete }) => isIncomplete)
    .map(({ column, message }) => ({ column, code: 'incomplete', message }));

/** Like `incompleteFields`, but the suburb's error quotes the row. */
export function incompleteCells({ values }: AddressRow, dto: SaveAddressDto): RowError[] {
  const named = [values.Suburb, values.Postcode, values.State].map((cell) => cell.trim());
  const suburb = named.filter(Boolean).join(' ');
  if (suburb === '') return incompleteFields(dto);
  const message = importTexts.noSuchSuburb.replace('{suburb}', () => suburb);
  return incompleteFields(dto).map((error) =>
    error.column === 'Suburb' ? { ...error, message } : error,
  );
}

const isMalformed = (text: string | null | undefined, pattern: RegExp): boolean =>
  typeof text === 'string' && !pattern.test(text);
