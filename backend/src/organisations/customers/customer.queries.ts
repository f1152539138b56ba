import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { keysOf } from '@contracts/keys-of.js';
import type { CustomerNameView, CustomerView } from '@contracts/views/organisation.view.js';

import type { ListScope } from '../../identity/index.js';
import { searchPatterns, sortOrder, type SortOrder } from '../../platform/paging/page.js';
import { RecordNotFound } from '../../platform/record-not-found.js';

const MAX_RESULTS = 1_000;

const sortColumns = {
  id: 'k.id',
  name: 'lower(k.name)',
  bookingsEmail: 'k.bookings_email',
  contactEmail: 'k.contact_email',
  createdAt: 'k.created_at',
  clientCount: '"clientCount"',
} as const;
type SortField = keyof typeof sortColumns;

const sortFields = keysOf(sortColumns);
const byName: SortOrder<SortField> = { field: 'name', direction: 'ASC' };

const customers = `
  select k.id, k.version, k.name, k.bookings_email as "bookingsEmail", k.contact_email as "contactEmail",
         k.banner_message as "bannerMessage", k.is_banner_active as "isBannerActive",
         k.api_quota_factor as "apiQuotaFactor",
         k.created_at as "createdAt",
         (select count(*)::integer from client c
           where c.customer_id = k.id and c.removed_at is null and c.test_of is null) as "clientCount",
         (select coalesce(json_agg(json_build_object('name', u.name, 'email', u.email) order by u.name), '[]')
            from user_account u join user_role r on r.user_id = u.id
           where r.customer_id = k.id and r.role = 'CUSTOMER_ADMIN') as "customerAdmins"
    from customer k`;

type CustomerRow = Omit<CustomerView, 'createdAt'> & { readonly createdAt: Date };

/** Reads customers for their administration. */
@Injectable()
export class CustomerQueries {
  constructor(private readonly database: DataSource) {}

  /** CUST-09: lists the customers in scope, by name unless sorted otherwise. */
  async list(
    scope: ListScope,
    { sort, filter = '' }: { sort?: string | undefined; filter?: string | undefined },
  ): Promise<CustomerView[]> {
    const { field, direction } = sortOrder(sort, sortFields, byName);
    const values: unknown[] = [];
    const bind = (value: unknown) => `$${values.push(value)}`;
    const words = searchPatterns(filter).map(
      (pattern) =>
        `(k.name || ' ' || k.bookings_email || ' ' || k.contact_email) ilike ${bind(pattern)}`,
    );
    const inScope = scope.isUnrestricted ? [] : [`k.id = any(${bind(scope.customerIds)})`];
    const where = ['true', ...inScope, ...words].join(' and ');
    const rows = await this.database.query<CustomerRow[]>(
      `${customers} where ${where} order by ${sortColumns[field]} ${direction}, k.id limit ${MAX_RESULTS}`,
      values,
    );
    return rows.map(toView);
  }

  /** Lists id and name for selects. */
  async listNames(scope: ListScope): Promise<CustomerNameView[]> {
    return (await this.list(scope, {})).map(({ id, name }) => ({ id, name }));
  }

  /** @throws RecordNotFound */
  async get(id: number): Promise<CustomerView> {
    const [row] = await this.database.query<CustomerRow[]>(`${customers} where k.id = $1`, [id]);
    if (!row) throw new RecordNotFound(`customer ${id}`);
    return toView(row);
  }
}

const toView = ({ createdAt, ...row }: CustomerRow): CustomerView => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
