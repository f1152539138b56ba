import type { EntityManager } from 'typeorm';

import type { ListOwners } from '../../../platform/list-pages/list-page.sql.js';

/** Maximum number of items listed individually. */
export const MAX_ITEMS = 20;
/** Rows counted individually are counted up to this number. */
export const MAX_COUNTED = 1000;

/** Scope and time of the items to read. */
export interface AttentionScope {
  readonly manager: EntityManager;
  readonly owners: ListOwners;
  /** The user's day, yyyy-MM-dd. */
  readonly today: string;
}

export const ownerValues = ({ clientIds, customerIds }: ListOwners): [unknown, unknown] => [
  clientIds,
  customerIds,
];

/**
 * Builds a statement that reads each owner's rows separately, so that it can use an index beginning with the owner:
 * `arm` selects the rows for the given condition. $1 are client ids, $2 customer ids.
 */
export const perOwner = (arm: (owner: string) => string): string => `
  select found.* from unnest($1::integer[]) as owner(id)
  cross join lateral (${arm('client_id = owner.id')}) found
  union all
  select found.* from unnest($2::integer[]) as owner(id)
  cross join lateral (${arm('customer_id = owner.id')}) found`;

export const toIsoInstant = (value: string | Date): string => new Date(value).toISOString();
