import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import { keysOf } from '@contracts/keys-of.js';
import type {
  ClientPage,
  ClientRowView,
  ClientView,
  SendingClientView,
} from '@contracts/views/organisation.view.js';

import { AddressService } from '../../address-book/index.js';
import { Client } from '../../clients/index.js';
import {
  inListScope,
  isLiveClient,
  resolveScope,
  type Actor,
  type ListScope,
} from '../../identity/index.js';
import type { PageQueryDto } from '../../platform/paging/page-query.dto.js';
import {
  MAX_COUNTED,
  pageCounts,
  pageRange,
  searchPatterns,
  sortOrder,
  type SortOrder,
} from '../../platform/paging/page.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { toClientView } from './client.mapper.js';

const sortColumns = {
  id: 'c.id',
  name: 'lower(c.name)',
  parentName: 'lower(p.name)',
  createdAt: 'c.created_at',
  tree: 't.path',
} as const;
type SortField = keyof typeof sortColumns;

const sortFields = keysOf(sortColumns);
const byName: SortOrder<SortField> = { field: 'name', direction: 'ASC' };

/**
 * Selects the clients of a list as a tree: each below its parent, siblings by name. A client whose parent is
 * not visible is at the top.
 */
const treeOf = (where: string) => `
  with recursive mine as (select c.id, c.name, c.parent_id from client c where ${where}),
  tree as (
    select m.id, 0 as depth, array[lower(m.name), m.id::text] as path from mine m
     where m.parent_id is null or not exists (select 1 from mine above where above.id = m.parent_id)
    union all
    select m.id, t.depth + 1, t.path || array[lower(m.name), m.id::text]
      from mine m join tree t on m.parent_id = t.id
  )`;

const shippingWith = (carrierColumn: string) => `
  select distinct c.name, c.manifesting_active as "isManifestingActive"
    from client_carrier_account a
    join connote_prefix x on x.id = a.connote_prefix_id
    join customer_carrier_account k on k.id = x.customer_carrier_account_id
    join client c on c.id = a.client_id
   where ${carrierColumn} = $1 and a.withdrawn_at is null and c.removed_at is null and c.test_of is null
   order by c.name`;

/** A client of the list and its depth in the tree. */
interface TreeRow {
  readonly id: number;
  readonly depth: number;
}

/** Reads clients for their administration. */
@Injectable()
export class ClientQueries {
  constructor(
    private readonly database: DataSource,
    private readonly addresses: AddressService,
  ) {}

  /** CLIENT-14: lists clients by name, or as a tree of sub clients. `branch` limits the list to these clients. */
  async list(
    scope: ListScope,
    branch: readonly number[] | null,
    query: PageQueryDto,
    actor: Actor,
  ): Promise<ClientPage> {
    const { offset, limit } = pageRange(query);
    const { field, direction } = sortOrder(query.sort, sortFields, byName);
    const { where, words, values } = conditions(scope, branch, query.filter ?? '');
    const { isUnrestricted, clientIds, customerIds } = resolveScope(actor, 'READ_CLIENT');
    const isParentVisible = inListScope('p.id', 'p.customer_id', values.length + 1);
    values.push(isUnrestricted, clientIds, customerIds);
    const from = `
      from tree t join client c on c.id = t.id
      left join client p on p.id = c.parent_id and ${isParentVisible}
     where ${words}`;
    const [result = { counted: 0, rows: [] }] = await this.database.query<
      { counted: number; rows: TreeRow[] }[]
    >(
      `${treeOf(where)}
       select (select count(*)::integer from
                (select 1 ${from} limit ${MAX_COUNTED + 1}) matched) as counted,
              array(select json_build_object('id', c.id, 'depth', t.depth) ${from}
                     order by ${sortColumns[field]} ${direction} nulls last, c.id
                     limit ${limit} offset ${offset}) as rows`,
      values,
    );
    return {
      clients: await this.toRowViews(result.rows, actor),
      ...pageCounts(result.counted, query.size),
    };
  }

  /** @throws RecordNotFound */
  async get(id: number, actor: Actor): Promise<ClientView> {
    const [view] = await this.views([id], actor);
    if (!view) throw new RecordNotFound(`client ${id}`);
    return view;
  }

  /** Lists the clients that ship with a customer's carrier, or with one account of it (CLIENT-39). */
  listShippingWith(kind: 'carrier' | 'account', id: number): Promise<SendingClientView[]> {
    const column = kind === 'carrier' ? 'k.customer_carrier_id' : 'k.id';
    return this.database.query<SendingClientView[]>(shippingWith(column), [id]);
  }

  /** Returns the customer of the carrier or account. @throws RecordNotFound */
  async getCustomerId(kind: 'carrier' | 'account', id: number): Promise<number> {
    const [owner] = await this.database.query<{ customerId: number }[]>(
      kind === 'carrier'
        ? 'select customer_id as "customerId" from customer_carrier where id = $1'
        : `select k.customer_id as "customerId" from customer_carrier_account a
             join customer_carrier k on k.id = a.customer_carrier_id where a.id = $1`,
      [id],
    );
    if (!owner) throw new RecordNotFound(`${kind} ${id}`);
    return owner.customerId;
  }

  private async toRowViews(rows: readonly TreeRow[], actor: Actor): Promise<ClientRowView[]> {
    const views = await this.views(
      rows.map(({ id }) => id),
      actor,
    );
    const depths = new Map(rows.map(({ id, depth }) => [id, depth]));
    return views.map((view) => ({ ...view, depth: depths.get(view.id) ?? 0 }));
  }

  /** The name of a parent is left out for an actor without access to it. */
  private async views(ids: readonly number[], actor: Actor): Promise<ClientView[]> {
    const repository = this.database.getRepository(Client);
    const clients = await repository.findBy({ id: In([...ids]) });
    const parentIds = clients.flatMap(({ parentId }) => parentId ?? []);
    const parents = (await repository.findBy({ id: In(parentIds) })).filter(({ id, customerId }) =>
      actor.covers('READ_CLIENT', { clientId: id, customerId }),
    );
    const senders = await this.addresses.findDefaultsUnscoped(ids);
    return ids.flatMap((id) => {
      const client = clients.find((each) => each.id === id);
      if (!client) return [];
      const parent = parents.find((each) => each.id === client.parentId);
      return [toClientView(client, parent?.name ?? null, senders.get(id))];
    });
  }
}

function conditions(scope: ListScope, branch: readonly number[] | null, filter: string) {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const { isUnrestricted, clientIds, customerIds } = scope;
  const parts = [
    'c.removed_at is null',
    ...(branch ? [`c.id = any(${bind(branch)})`] : []),
    // a test environment is part of its client, not a client of its own
    isLiveClient('c.id'),
    ...(isUnrestricted || branch
      ? []
      : [`(c.id = any(${bind(clientIds)}) or c.customer_id = any(${bind(customerIds)}))`]),
  ];
  const words = searchPatterns(filter).map(
    (pattern) => `(c.name || ' ' || coalesce(p.name, '')) ilike ${bind(pattern)}`,
  );
  return { where: parts.join(' and '), words: ['true', ...words].join(' and '), values };
}
