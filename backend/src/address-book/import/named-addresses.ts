import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { AddressStatus } from '@contracts/rules/address.js';

import type { NewAddress } from '../address-book.js';
import { toWrittenAddress } from '../http/save-address.dto.js';
import { Localities } from '../localities/localities.js';
import {
  draftReasons,
  placeOf,
  toAddressDto,
  wrongFields,
  type AddressRow,
  type RowFault,
} from './address-template.js';

/** The address a row of a file names. */
export interface NamedAddress {
  /** In the book already, by its reference or by company, street and suburb. */
  readonly known: { readonly id: number; readonly status: AddressStatus } | null;
  /** To be added where it is not; null where the row is no address at all. */
  readonly written: NewAddress | null;
  /** Why it is no address, or only a draft. */
  readonly faults: readonly RowFault[];
}

interface BookEntry {
  readonly id: number;
  readonly status: AddressStatus;
  readonly reference: string | null;
  readonly place: string;
}

/** A valid address wins over a draft, an old one over a newer. */
const entriesOfClient = `
  select id, status, lower(reference_id) as reference,
         lower(company || '|' || address_line1) || '|' || coalesce(locality_id, 0) as place
    from address
   where client_id = $1 and (lower(reference_id) = any($2)
      or lower(company || '|' || address_line1) || '|' || coalesce(locality_id, 0) = any($3))
   order by status = 'VALID' desc, id`;

/** Finds the addresses that rows of a file name, and says what the missing ones would be. */
@Injectable()
export class NamedAddresses {
  constructor(
    private readonly database: DataSource,
    private readonly localities: Localities,
  ) {}

  /** One for each row, in their order. */
  async find(clientId: number, rows: readonly AddressRow[]): Promise<NamedAddress[]> {
    const suburbs = await this.localities.findNamed(rows.map(placeOf));
    const named = rows.map((row) => toAddressDto(row, clientId, suburbs.idOf(placeOf(row))));
    const keys = named.map((dto) => ({
      reference: dto.referenceId?.toLowerCase() ?? '',
      place: `${dto.company}|${dto.addressLine1 ?? ''}`.toLowerCase() + `|${dto.suburb?.id ?? 0}`,
    }));
    const entries = await this.database.query<BookEntry[]>(entriesOfClient, [
      clientId,
      keys.map(({ reference }) => reference).filter((reference) => reference !== ''),
      keys.map(({ place }) => place),
    ]);
    return named.map((dto, index) => {
      const key = keys[index];
      const known =
        entries.find(({ reference }) => reference !== null && reference === key?.reference) ??
        entries.find(({ place }) => place === key?.place);
      const wrong = wrongFields(dto);
      return {
        known: known ? { id: known.id, status: known.status } : null,
        written: wrong.length > 0 ? null : { ...toWrittenAddress(dto), clientId, isDefault: false },
        faults: [...wrong, ...draftReasons(dto)],
      };
    });
  }
}
