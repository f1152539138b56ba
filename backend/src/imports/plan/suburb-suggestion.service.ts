import { Injectable } from '@nestjs/common';

import type { ImportGroupView, SuburbSuggestionView } from '@contracts/views/import.view.js';

import { LocalityQueries } from '../../address-book/index.js';
import { closestSuburb } from './closest-suburb.js';
import type { StoredRow } from '../import-rows.repository.js';

/** Suggests suburbs for misspelt ones in a file. */
@Injectable()
export class SuburbSuggestionService {
  constructor(private readonly localities: LocalityQueries) {}

  /** Suggestions for rows with an invalid suburb; none if no suburb of the postcode is similar. */
  async list(
    { faults }: Pick<ImportGroupView, 'faults'>,
    rows: readonly StoredRow[],
  ): Promise<SuburbSuggestionView[]> {
    const rowsWithErrors = new Set(
      faults.filter(({ column }) => column === 'Suburb').map(({ row }) => row),
    );
    const found = await Promise.all(
      rows.filter(({ row }) => rowsWithErrors.has(row)).map((row) => this.find(row)),
    );
    return found.flatMap((suggestion) => suggestion ?? []);
  }

  private async find({ row, values }: StoredRow): Promise<SuburbSuggestionView | null> {
    const { Suburb: typed = '', Postcode: postcode = '' } = values;
    const localities = await this.localities.listOfPostcode(postcode.trim());
    const name = closestSuburb(
      typed,
      localities.map((locality) => locality.name),
    );
    const locality = localities.find((one) => one.name === name);
    if (!locality) return null;
    return { row, suburb: locality.name, state: locality.state, postcode: locality.postcode };
  }
}
