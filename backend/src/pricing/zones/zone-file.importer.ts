import { Injectable } from '@nestjs/common';

import { toZoneValues, type ZoneColumn, zoneColumns } from '@contracts/rules/zone-columns.js';
import type { ZoneReportView } from '@contracts/views/carrier-zone.view.js';

import type { Actor } from '../../platform/actor.js';
import { mapInSlices } from '../../platform/map-in-slices.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { TableReader, type TableRow } from '../../platform/uploads/table.reader.js';
import { writeCsvInSlices } from '../../platform/uploads/write-csv.js';
import { CarrierZoneQueries } from './carrier-zone.queries.js';
import { CarrierZoneRepository } from './carrier-zone.repository.js';
import { suburbOf, type ValidatedZone, validateZone } from './import/zone-row.js';

type ZoneRow = TableRow<ZoneColumn>;

const format = { columns: zoneColumns, needed: zoneColumns, maxRows: 100_000 };

export interface ZoneImport {
  readonly carrierId: number;
  /** Owner of the carrier; null for a shared one. */
  readonly customerId: number | null;
  readonly path: string;
  /** Imports the valid rows of a file that has errors. */
  readonly skipBadRows: boolean;
}

interface ValidatedRow extends ValidatedZone {
  readonly row: ZoneRow;
}

/** Imports the zones of suburbs: one zone per carrier and priority (ZONE-33 to ZONE-43). */
@Injectable()
export class ZoneFileImporter {
  constructor(
    private readonly queries: CarrierZoneQueries,
    private readonly zones: CarrierZoneRepository,
    private readonly records: AuditedRepository,
    private readonly tables: TableReader,
  ) {}

  /** Moves a suburb that is in another zone. The report counts the assignments that are new. */
  async run(request: ZoneImport, actor: Actor): Promise<ZoneReportView> {
    const { carrierId, skipBadRows } = request;
    const rows = await this.validate(await this.readRows(request));
    const assignments = rows.flatMap(({ assignment }) => assignment ?? []);
    const canImport = assignments.length > 0 && (skipBadRows || assignments.length === rows.length);
    const inserted = canImport
      ? await this.records.change(actor, (records) =>
          this.zones.assignSuburbs(records, carrierId, assignments),
        )
      : 0;
    const unchanged = canImport ? assignments.length - inserted : 0;
    return toReport(rows, { inserted, unchanged }, skipBadRows);
  }

  private async readRows({ path, customerId }: ZoneImport): Promise<ZoneRow[]> {
    const rows: ZoneRow[] = [];
    for await (const { values, ...place } of this.tables.read(path, format, customerId))
      rows.push({ ...place, values: toZoneValues(values) });
    return rows;
  }

  private async validate(rows: readonly ZoneRow[]): Promise<ValidatedRow[]> {
    const localityIds = await this.queries.findSuburbIds(
      rows.map(({ values }) => suburbOf(values)),
    );
    const seen = new Set<string>();
    return mapInSlices(rows, (row, index) => {
      const { values } = row;
      const key = [values.Suburb, values.Postcode, values.State, values['Zone Priority']].join('|');
      const validated = validateZone(values, localityIds[index] ?? null, seen.has(key));
      seen.add(key);
      return { row, ...validated };
    });
  }
}

/** One invalid row excludes the others, unless it is to be skipped: the file to correct then contains all rows. */
async function toReport(
  rows: readonly ValidatedRow[],
  counts: Pick<ZoneReportView, 'inserted' | 'unchanged'>,
  skipBadRows: boolean,
): Promise<ZoneReportView> {
  const failed = rows.filter(({ errors }) => errors.length > 0);
  const leftOut = skipBadRows ? failed : rows;
  return {
    ...counts,
    failed: failed.length,
    errors: failed.flatMap(({ row: { row }, errors }) =>
      errors.map((error) => ({ row, ...error })),
    ),
    failedRows: failed.length === 0 ? null : await writeCsvInSlices(heading, leftOut, toLine),
  };
}

const heading = [...zoneColumns, 'Error'];

const toLine = ({ row: { values }, errors }: ValidatedRow): string[] => [
  ...zoneColumns.map((column) => values[column]),
  errors.map(({ message }) => message).join(' '),
];
