import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

import { addressTexts as texts } from '@contracts/texts/addresses.js';
import { australianPhonePattern, emailPattern } from '@contracts/rules/address.js';
import type { RowErrorView } from '@contracts/views/import-report.view.js';

import type { CsvRow } from '../../platform/uploads/read-csv.js';
import { SaveAddressDto } from '../http/save-address.dto.js';

/** The columns of AddressTemplate.csv: the fields of an address (GAP-17). */
export const addressColumns = [
  'Reference ID',
  'Company',
  'Address Line 1',
  'Address Line 2',
  'Suburb',
  'Postcode',
  'State',
  'Contact Name',
  'Phone Number',
  'Email',
  'Special Instructions',
  'Address Class',
] as const;
export type AddressColumn = (typeof addressColumns)[number];

export type AddressRow = CsvRow<AddressColumn>;

/** A row without its number. */
export type RowFault = Omit<RowErrorView, 'row'>;

const columnOf: Readonly<Record<string, AddressColumn>> = {
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

/** The suburb a row names. */
export const placeOf = ({ values }: AddressRow) => ({
  name: values.Suburb,
  postcode: values.Postcode,
  state: values.State,
});

/** A row as the form would send it; `localityId` is null where the suburb is not known. */
export const toAddressDto = (
  { values }: AddressRow,
  clientId: number,
  localityId: number | null,
): SaveAddressDto =>
  plainToInstance(SaveAddressDto, {
    ...Object.fromEntries(
      Object.entries(columnOf).map(([field, column]) => [field, values[column]]),
    ),
    clientId,
    addressClass: values['Address Class'].trim().toUpperCase().replace(/\W+/g, '_') || null,
    suburb: localityId === null ? null : { id: localityId },
  });

/** What makes it no address at all, as the form's own rules see it (ADDR-32, ADDR-46). */
export const wrongFields = (dto: SaveAddressDto): RowFault[] =>
  validateSync(dto).map(({ property, constraints = {} }) => ({
    column: columnOf[property] ?? '',
    code: 'invalid',
    message: Object.values(constraints)[0] ?? '',
  }));

/** What makes it only a draft (ADDR-29). */
export const draftReasons = (dto: SaveAddressDto): RowFault[] =>
  [
    { isWrong: !dto.addressLine1, column: 'Address Line 1', message: texts.invalidLine1 },
    { isWrong: !dto.suburb, column: 'Suburb', message: texts.noSuburb },
    {
      isWrong: isFilledWrong(dto.phoneNumber, australianPhonePattern),
      column: 'Phone Number',
      message: texts.invalidPhone,
    },
    {
      isWrong: isFilledWrong(dto.email, emailPattern),
      column: 'Email',
      message: texts.invalidEmail,
    },
  ]
    .filter(({ isWrong }) => isWrong)
    .map(({ column, message }) => ({ column, code: 'incomplete', message }));

const isFilledWrong = (text: string | null | undefined, pattern: RegExp): boolean =>
  typeof text === 'string' && !pattern.test(text);
