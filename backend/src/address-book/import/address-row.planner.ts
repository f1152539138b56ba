import { Injectable } from '@nestjs/common';

import { mapInSlices } from '../../platform/map-in-slices.js';
import { AddressRowQueries } from './address-row.queries.js';
import {
  type AddressFileRow,
  decideRow,
  locationKeyOf,
  referenceOf,
  type RowDecision,
  type RowFacts,
  type RowRules,
} from './decide-row.js';

/** Plans the rows of a file of addresses: reads, and writes nothing. */
@Injectable()
export class AddressRowPlanner {
  constructor(private readonly queries: AddressRowQueries) {}

  /** One decision per row, in the order of the rows. */
  async plan(rows: readonly AddressFileRow[], rules: RowRules): Promise<RowDecision[]> {
    const suburbs = await this.queries.findSuburbs(rows);
    const facts = await this.queries.load(rules.clientId, rows, suburbs);
    return mapInSlices(rows, decideInOrder(facts, rules));
  }
}

/** Decides row by row: each decision takes the addresses of earlier rows into account. */
export function decideInOrder(
  { locationKeys, ...facts }: RowFacts,
  rules: RowRules,
): (row: AddressFileRow) => RowDecision {
  const taken = new Set(locationKeys);
  return (row) => {
    const decision = decideRow(row, { ...facts, locationKeys: taken }, rules);
    const isNew = decision.action === 'CREATE' || decision.action === 'DRAFT';
    if (isNew && decision.input && referenceOf(row) === '')
      taken.add(locationKeyOf(decision.input));
    return decision;
  };
}
