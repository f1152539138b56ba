import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Cells of one row by column; without empty ones. */
export interface StoredRow {
  readonly row: number;
  /** In the first row of an order in a document: number of an earlier order with its reference. */
  readonly repeats?: number;
  readonly values: Readonly<Record<string, string>>;
}

/** The rows of one reference, as received or as corrected. */
export interface NewGroup {
  readonly no: number;
  readonly reference: string;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly cells: readonly StoredRow[];
  readonly receiver: string;
  readonly suburb: string;
  /** SHA-256 of the cells, hexadecimal. */
  readonly contentDigest: string;
}

const BATCH_ROWS = 500;

const groupFields = `
  no integer, reference text, "firstRow" integer, "lastRow" integer, cells jsonb, receiver text,
  suburb text, "contentDigest" text`;

const insertGroups = `
  insert into import_group (import_id, no, reference, first_row, last_row, cells, receiver, suburb,
                            content_digest)
  select $1, no, reference, "firstRow", "lastRow", cells, receiver, suburb, "contentDigest"
    from jsonb_to_recordset($2::jsonb) as g(${groupFields})`;

/** Removes the mark of an order if no earlier order has its reference now. */
const repeatsMarked = `
  update import_group
     set cells = case when first.row = first_row then cells #- '{0,repeats}'
                      else jsonb_set(cells, '{0,repeats}', to_jsonb(first.row)) end
    from (select no, min(first_row) over (partition by lower(reference)) as row
            from import_group where import_id = $1) first
   where import_id = $1 and import_group.no = first.no and cells -> 0 ? 'repeats'
     and cells -> 0 -> 'repeats' <> to_jsonb(first.row)`;

/** Saves and loads the rows of imports, by reference. */
@Injectable()
export class ImportRowsRepository {
  constructor(private readonly database: DataSource) {}

  async insert(
    manager: EntityManager,
    importId: number,
    groups: readonly NewGroup[],
  ): Promise<void> {
    for (let from = 0; from < groups.length; from += BATCH_ROWS)
      await manager.query(insertGroups, [
        importId,
        JSON.stringify(groups.slice(from, from + BATCH_ROWS)),
      ]);
  }

  /** Null for an unknown group, and once its cells have been deleted. */
  async find(importId: number, no: number): Promise<readonly StoredRow[] | null> {
    const [group] = await this.database.query<{ cells: readonly StoredRow[] | null }[]>(
      'select cells from import_group where import_id = $1 and no = $2',
      [importId, no],
    );
    return group?.cells ?? null;
  }

  /** Whether another group of the import has this reference, ignoring case. */
  async hasReference(
    importId: number,
    { no, reference }: Pick<NewGroup, 'no' | 'reference'>,
  ): Promise<boolean> {
    const found = await this.database.query<unknown[]>(
      `select 1 from import_group
        where import_id = $1 and no <> $2 and lower(reference) = lower($3) limit 1`,
      [importId, no, reference],
    );
    return found.length > 0;
  }

  /** First row of the first group of the import that has the stored reference of this one; it may be this one. */
  async findFirstRow(importId: number, no: number): Promise<number | null> {
    const [first] = await this.database.query<{ row: number }[]>(
      `select other.first_row as row from import_group one
         join import_group other
           on other.import_id = one.import_id and lower(other.reference) = lower(one.reference)
        where one.import_id = $1 and one.no = $2 order by other.no limit 1`,
      [importId, no],
    );
    return first?.row ?? null;
  }

  /** Marks repeated orders by the first order that has their reference now: edits may have changed the references. */
  async markRepeats(importId: number): Promise<void> {
    await this.database.query(repeatsMarked, [importId]);
  }

  /** Replaces the rows of a group. */
  async replace(manager: EntityManager, importId: number, group: NewGroup): Promise<void> {
    const { no, reference, cells, receiver, suburb, contentDigest } = group;
    await manager.query(
      `update import_group set reference = $3, cells = $4, receiver = $5, suburb = $6,
              content_digest = $7
        where import_id = $1 and no = $2`,
      [importId, no, reference, JSON.stringify(cells), receiver, suburb, contentDigest],
    );
  }

  /**
   * Deletes the contents of rows; plans and outcomes stay. The values of errors, and the changes of
   * an address, are personal data.
   */
  async deleteContents(manager: EntityManager, importIds: readonly number[]): Promise<void> {
    await manager.query(
      `update import_group g
          set cells = null, receiver = '', suburb = '',
              changes = case when i.kind = 'ADDRESS' then '[]' else g.changes end,
              faults = (select coalesce(jsonb_agg(fault - 'value'), '[]') from jsonb_array_elements(g.faults) fault)
         from import i
        where i.id = g.import_id and g.import_id = any($1) and g.cells is not null`,
      [[...importIds]],
    );
  }
}
