import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';

import {
  SHORTEST_SEARCH,
  type AddressClass,
  type AddressStatus,
} from '@contracts/rules/address.js';
import type { AddressView } from '@contracts/views/address.view.js';
import type { PageCounts } from '@contracts/views/page.view.js';

import type { ListScope } from '../identity/index.js';
import {
  MOST_COUNTED,
  pageCounts,
  pageRange,
  sortOrder,
  type SortOrder,
} from '../platform/paging/page.js';
import type { PageQueryDto } from '../platform/paging/page-query.dto.js';
import { searchPatterns } from '../platform/paging/search-words.js';
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

const sortFields = Object.keys(sortColumns) as SortField[];
const newestFirst: SortOrder<SortField> = { field: 'id', direction: 'DESC' };

/** A page of the book; of one status or kind of place where that is asked for. */
export interface AddressListing extends PageQueryDto {
  readonly status?: AddressStatus;
  readonly addressClass?: AddressClass;
}

export interface AddressSearch {
  readonly clientId: number;
  readonly includeDefault: boolean;
  readonly criteria: string;
  readonly size: number;
}

/** Looks addresses up, for the address book's list and for the pickers of forms. */
@Injectable()
export class FindAddresses {
  constructor(@InjectRepository(Address) private readonly addresses: Repository<Address>) {}

  /** One page of those in scope. */
  async list(
    scope: ListScope,
    { size, page, sort, filter = '', status, addressClass }: AddressListing,
  ): Promise<{ addresses: AddressView[] } & PageCounts> {
    const { offset, limit } = pageRange({ size, page });
    const { field, direction } = sortOrder(sort, sortFields, newestFirst);
    const found = this.matching(filter);
    if (status) found.andWhere('address.status = :status', { status });
    if (addressClass) found.andWhere('address.addressClass = :addressClass', { addressClass });
    if (!scope.isUnrestricted)
      found.andWhere('address.clientId = any(:clientIds)', { clientIds: scope.clientIds });

    const counted = await count(found);
    const rows = await found
      .orderBy(sortColumns[field], direction, 'NULLS LAST')
      .addOrderBy('address.id', 'DESC')
      .offset(offset)
      .limit(limit)
      .getMany();
    return { addresses: rows.map(toAddressView), ...pageCounts(counted, size) };
  }

  /** Those of one client, by company; without a text all of them. @throws SearchTooShort */
  async search({
    clientId,
    includeDefault,
    criteria,
    size,
  }: AddressSearch): Promise<AddressView[]> {
    const typed = criteria.trim();
    if (typed !== '' && typed.length < SHORTEST_SEARCH) throw new SearchTooShort();
    const found = this.matching(typed).andWhere('address.clientId = :clientId', { clientId });
    if (!includeDefault) found.andWhere('not address.isDefault');
    const rows = await found
      .orderBy('address.company')
      .addOrderBy('address.id')
      .limit(size)
      .getMany();
    return rows.map(toAddressView);
  }

  /** Addresses that hold every word. */
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

/** Counts no further than anybody pages (GAP-72). */
async function count(found: SelectQueryBuilder<Address>): Promise<number> {
  const some = found
    .clone()
    .select('1')
    .orderBy()
    .limit(MOST_COUNTED + 1);
  const [query, parameters] = some.getQueryAndParameters();
  const [row] = await found.dataSource.query<{ count: number }[]>(
    `select count(*)::integer as count from (${query}) as counted`,
    parameters,
  );
  return row?.count ?? 0;
}
