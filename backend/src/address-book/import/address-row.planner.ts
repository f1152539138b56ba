import { Injectable } from '@nestjs/common';

import { mapInSlices } from '../../platform/map-in-slices.js';
import { AddressRowQueries } from './address-row.queries.js';
import {
  type AddressFileRow,
  decideRow,
  placeOf,
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

/** Decides row by row: each row finds what the rows before it add. */
export function decideInOrder(
  { places, ...facts }: RowFacts,
  rules: RowRules,
): (row: AddressFileRow) => RowDecision {
  const taken = new Set(places);
  return (row) => {
    const decision = decideRow(row, { ...facts, places: taken }, rules);
    const isNew = decision.action === 'CREATE' || decision.action === 'DRAFT';
    if (isNew && decision.input && referenceOf(row) === '') taken.add(placeOf(decision.input));
    return decision;
  };
}
