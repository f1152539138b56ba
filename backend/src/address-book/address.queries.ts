import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';

import { keysOf } from '@contracts/keys-of.js';
import {
  MIN_SEARCH_LENGTH,
  type AddressClass,
  type AddressStatus,
} from '@contracts/rules/address.js';
import type { AddressPage, AddressView } from '@contracts/views/address.view.js';

import { isLiveClient, type ListScope } from '../identity/index.js';
import type { PageQueryDto } from '../platform/paging/page-query.dto.js';
import {
  MAX_COUNTED,
  pageCounts,
  pageRange,
  searchPatterns,
  sortOrder,
  type SortOrder,
} from '../platform/paging/page.js';
import { SearchTooShort } from './address-book.errors.js';
import { toAddressView } from './address-view.js';
import { Address } from './records/address.entity.js';

const sortColumns = {
  id: 'address.id',
  referenceId: 'address.referenceId',
  company: 'address.company',
  contactName: 'address.contactName',
  addressLine1: 'address.addressLine1',
  addressLine2: 'address.addressLine2',
  suburb: 'locality.name',
  status: 'address.status',
  specialInstructions: 'address.specialInstructions',
} as const;
type SortField = keyof typeof sortColumns;

const sortFields = keysOf(sortColumns);
const newestFirst: SortOrder<SortField> = { field: 'id', direction: 'DESC' };

/** A page of addresses, optionally of one status or address class. */
export interface ListAddressesOptions extends PageQueryDto {
  readonly id?: number;
  readonly status?: AddressStatus;
  readonly addressClass?: AddressClass;
}

export interface SearchAddressesOptions {
  readonly clientId: number;
  readonly includeDefault: boolean;
  readonly criteria: string;
  readonly size: number;
}

/** Keys by which a row of a file identifies an address. */
export interface AddressKeys {
  /** In lower case; empty for none. */
  readonly reference: string;
  /** Company, street and suburb id, in lower case. */
  readonly locationKey: string;
}

export interface AddressCandidate {
  readonly id: number;
  readonly status: AddressStatus;
  readonly reference: string | null;
  readonly locationKey: string;
}

/** A valid address is preferred to a draft, an older address to a newer one. */
const addressesByKeys = `
  select id, status, lower(reference_id) as reference,
         lower(company || '|' || address_line1) || '|' || coalesce(locality_id, 0) as "locationKey"
    from address
   where client_id = $1 and (lower(reference_id) = any($2)
      or lower(company || '|' || address_line1) || '|' || coalesce(locality_id, 0) = any($3))
   order by status = 'VALID' desc, id`;

/** Reads addresses for the address book's list, for the pickers of forms and for imports. */
@Injectable()
export class AddressQueries {
  constructor(@InjectRepository(Address) private readonly addresses: Repository<Address>) {}

  /** One page of the addresses in scope. */
  async list(
    scope: ListScope,
    { id, size, page, sort, filter = '', status, addressClass }: ListAddressesOptions,
  ): Promise<AddressPage> {
    const { offset, limit } = pageRange({ size, page });
    const { field, direction } = sortOrder(sort, sortFields, newestFirst);
    const query = this.matching(filter);
    if (id !== undefined) query.andWhere('address.id = :id', { id });
    if (status) query.andWhere('address.status = :status', { status });
    if (addressClass) query.andWhere('address.addressClass = :addressClass', { addressClass });
    if (scope.isUnrestricted) query.andWhere(isLiveClient('address.clientId'));
    else query.andWhere('address.clientId = any(:clientIds)', { clientIds: scope.clientIds });

    const total = await countUpToLimit(query);
    query.orderBy(sortColumns[field], direction, 'NULLS LAST');
    // a second order by the same column would replace the first
    if (field !== 'id') query.addOrderBy('address.id', 'DESC');
    const rows = await query.offset(offset).limit(limit).getMany();
    return { addresses: rows.map(toAddressView), ...pageCounts(total, size) };
  }

  /** Addresses of one client by company; all of them if the text is blank. @throws SearchTooShort */
  async search({
    clientId,
    includeDefault,
    criteria,
    size,
  }: SearchAddressesOptions): Promise<AddressView[]> {
    const text = criteria.trim();
    if (text !== '' && text.length < MIN_SEARCH_LENGTH) throw new SearchTooShort();
    const query = this.matching(text).andWhere('address.clientId = :clientId', { clientId });
    if (!includeDefault) query.andWhere('not address.isDefault');
    const rows = await query
      .orderBy('address.company')
      .addOrderBy('address.id')
      .limit(size)
      .getMany();
    return rows.map(toAddressView);
  }

  /** Addresses of the client with any of these references or location keys, valid ones first. */
  listByKeys(clientId: number, keys: readonly AddressKeys[]): Promise<AddressCandidate[]> {
    const references = keys.map(({ reference }) => reference).filter((text) => text !== '');
    const locationKeys = keys.map(({ locationKey }) => locationKey);
    return this.addresses.query<AddressCandidate[]>(addressesByKeys, [
      clientId,
      references,
      locationKeys,
    ]);
  }

  /** Addresses that contain every word of the text. */
  private matching(text: string): SelectQueryBuilder<Address> {
    const query = this.addresses
      .createQueryBuilder('address')
      .leftJoinAndSelect('address.locality', 'locality');
    searchPatterns(text).forEach((pattern, index) => {
      query.andWhere(`address.searchText ilike :word${index}`, { [`word${index}`]: pattern });
    });
    return query;
  }
}

/** Counts up to the last row a list can page to (GAP-72). */
async function countUpToLimit(rows: SelectQueryBuilder<Address>): Promise<number> {
  const limited = rows
    .clone()
    .select('1')
    .orderBy()
    .limit(MAX_COUNTED + 1);
  const [query, parameters] = limited.getQueryAndParameters();
  const [row] = await rows.dataSource.query<{ count: number }[]>(
    `select count(*)::integer as count from (${query}) as counted`,
    parameters,
  );
  return row?.count ?? 0;
}
