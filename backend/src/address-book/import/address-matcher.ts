import { Injectable } from '@nestjs/common';

import { addressColumns } from '@contracts/rules/address-columns.js';
import { cleanText, lowerCase } from '@contracts/rules/clean-text.js';
import type { AddressStatus } from '@contracts/rules/address.js';

import { mapInSlices } from '../../platform/map-in-slices.js';
import { AddressQueries } from '../address.queries.js';
import type { NewAddress } from '../address.repository.js';
import { toAddressInput } from '../http/save-address.dto.js';
import { LocalityQueries } from '../localities/locality.queries.js';
import {
  incompleteCells,
  incompleteFields,
  invalidFields,
  toAddressDto,
  toSuburbInput,
  type AddressRow,
  type RowError,
} from './address-template.js';

/** Match between a file row and the address book. */
export interface AddressMatch {
  /** Address already in the book, found by its reference or by company, street and suburb. */
  readonly existing: { readonly id: number; readonly status: AddressStatus } | null;
  /**
   * The address to add when there is no existing one, a draft with every cell as written if the row is invalid;
   * null if the row names none.
   */
  readonly newAddress: NewAddress | null;
  /** Errors that make the row invalid, or only a draft. */
  readonly errors: readonly RowError[];
}

/** Finds the addresses named in a file's rows, and prepares those missing from the client's address book. */
@Injectable()
export class AddressMatcher {
  constructor(
    private readonly addresses: AddressQueries,
    private readonly localities: LocalityQueries,
  ) {}

  /** One match per row, in the order of the rows. */
  async match(clientId: number, rows: readonly AddressRow[]): Promise<AddressMatch[]> {
    const suburbs = await this.localities.findNamed(rows.map(toSuburbInput));
    const dtos = await mapInSlices(rows, (row) =>
      toAddressDto(row, clientId, suburbs.findId(toSuburbInput(row))),
    );
    const keys = dtos.map((dto) => ({
      reference: lowerCase(dto.referenceId ?? ''),
      locationKey:
        lowerCase(`${dto.company}|${dto.addressLine1 ?? ''}`) + `|${dto.suburb?.id ?? 0}`,
    }));
    const candidates = await this.addresses.listByKeys(clientId, keys);
    return mapInSlices(dtos, (dto, index) => {
      const key = keys[index];
      const row = rows[index];
      const existing =
        candidates.find(({ reference }) => reference !== null && reference === key?.reference) ??
        candidates.find(({ locationKey }) => locationKey === key?.locationKey);
      const invalid = invalidFields(dto);
      return {
        existing: existing ? { id: existing.id, status: existing.status } : null,
        newAddress: isBlank(rows[index])
          ? null
          : { ...toAddressInput(dto), company: companyOf(rows[index]), clientId, isDefault: false },
        errors: [...invalid, ...(row ? incompleteCells(row, dto) : incompleteFields(dto))],
      };
    });
  }
}

const companyOf = (row: AddressRow | undefined): string =>
  cleanText(row?.values.Company ?? '') ?? '';

const isBlank = (row: AddressRow | undefined): boolean =>
  addressColumns.every((column) => !row?.values[column].trim());
