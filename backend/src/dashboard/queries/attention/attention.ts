import type { EntityManager } from 'typeorm';

import type { AttentionItemView } from '@contracts/views/dashboard.view.js';

import type { ListOwners } from '../../../platform/scoped-lists/list-table.js';

/** Most items that are told one by one. */
export const MOST_ITEMS = 20;
/** What is counted one by one is counted no further than this. */
export const MOST_COUNTED = 1000;

/** Everything of one kind: how many there are, and the most pressing of them. */
export interface Attention {
  readonly count: number;
  /** How many of them came up since the day began. */
  readonly newToday: number;
  readonly items: readonly AttentionItemView[];
}

export const nothing: Attention = { count: 0, newToday: 0, items: [] };

/** What a reader of one kind looks through. */
export interface AttentionScope {
  readonly manager: EntityManager;
  readonly owners: ListOwners;
  /** When the user's day began. */
  readonly midnight: Date;
  readonly now: Date;
}

export const ownerValues = ({ clientIds, customerIds }: ListOwners): [unknown, unknown] => [
  clientIds,
  customerIds,
];

/**
 * A statement over each owner's own rows: `arm` reads those that `owner` equals, off an index that begins
 * with the owner. $1 are clients, $2 customers.
 */
export const perOwner = (arm: (owner: string) => string): string => `
  select found.* from unnest($1::integer[]) as owner(id)
  cross join lateral (${arm('client_id = owner.id')}) found
  union all
  select found.* from unnest($2::integer[]) as owner(id)
  cross join lateral (${arm('customer_id = owner.id')}) found`;

export const instant = (moment: string | Date): string => new Date(moment).toISOString();
