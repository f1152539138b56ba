import { Injectable } from '@nestjs/common';

import { cleanText } from '@contracts/rules/clean-text.js';
import { zoneTexts as texts } from '@contracts/texts/spec/zones.js';
import type { ZoneReportView } from '@contracts/views/carrier-zone.view.js';
import type { RowErrorView } from '@contracts/views/import-report.view.js';

import type { Actor } from '../../platform/actor.js';
import { mapInSlices } from '../../platform/map-in-slices.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { TableReader, type TableRow } from '../../platform/uploads/table.reader.js';
import { writeCsvInSlices } from '../../platform/uploads/write-csv.js';
import { CarrierZoneQueries } from './carrier-zone.queries.js';
import { CarrierZoneRepository, type SuburbAssignment } from './carrier-zone.repository.js';
import { zoneColumns, type ZoneColumn } from './zone-template.js';

type ZoneRow = TableRow<ZoneColumn>;
type RowError = Omit<RowErrorView, 'row'>;

const format = { columns: zoneColumns, needed: zoneColumns, maxRows: 100_000 };
const MAX_ZONE_LENGTH = 50;

export interface ZoneImport {
  readonly carrierId: number;
  /** Owner of the carrier; null for a shared one. */
  readonly customerId: number | null;
  readonly path: string;
  /** Imports the valid rows of a file that has errors. */
  readonly skipBadRows: boolean;
}

/** A row with its assignment, or with the errors it was rejected for. */
interface ValidatedRow {
  readonly row: ZoneRow;
  readonly assignment: SuburbAssignment | null;
  readonly errors: readonly RowError[];
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
      rows.push({ ...place, values: normalise(values) });
    return rows;
  }

  private async validate(rows: readonly ZoneRow[]): Promise<ValidatedRow[]> {
    const localityIds = await this.queries.findSuburbIds(
      rows.map(({ values }) => ({
        name: values.Suburb,
        postcode: values.Postcode,
        state: values.State,
      })),
    );
    const seen = new Set<string>();
    return mapInSlices(rows, (row, index) => {
      const { values } = row;
      const localityId = localityIds[index] ?? null;
      const key = [values.Suburb, values.Postcode, values.State, values['Zone Priority']].join('|');
      const isDuplicate = seen.has(key);
      const errors = validateRow(row, { isKnown: localityId !== null, isDuplicate });
      seen.add(key);
      if (errors.length > 0 || localityId === null) return { row, assignment: null, errors };
      const zonePriority = Number(values['Zone Priority']);
      return { row, assignment: { zone: values.Zone, zonePriority, localityId }, errors };
    });
  }
}

/** Suburbs are stored in upper case; the apostrophe that exports put before a formula is not part of the zone. */
const normalise = (values: ZoneRow['values']): ZoneRow['values'] => ({
  Suburb: clean(values.Suburb).toUpperCase(),
  Postcode: clean(values.Postcode).padStart(4, '0'),
  State: clean(values.State).toUpperCase(),
  Zone: clean(values.Zone).replace(/^'(?=[=+\-@])/, ''),
  'Zone Priority': clean(values['Zone Priority']),
});

const clean = (value: string): string => cleanText(value) ?? '';

function validateRow(
  { values }: ZoneRow,
  { isKnown, isDuplicate }: { readonly isKnown: boolean; readonly isDuplicate: boolean },
): RowError[] {
  const { Zone: zone, 'Zone Priority': priority } = values;
  const suburb = `${values.Suburb} ${values.Postcode} ${values.State}`;
  const unknown = texts.unknownSuburb.replace('{value}', () => suburb);
  const isZone = zone !== '' && zone.length <= MAX_ZONE_LENGTH;
  const checks: [isInvalid: boolean, RowError][] = [
    [!isKnown, { column: 'Suburb', code: 'unknown_suburb', message: unknown }],
    [
      !isZone,
      { column: 'Zone', code: 'invalid', message: texts.required.replace('{column}', 'Zone') },
    ],
    [
      !/^[1-9]\d?$/.test(priority),
      { column: 'Zone Priority', code: 'invalid', message: texts.invalidPriority },
    ],
    [isDuplicate, { column: 'Suburb', code: 'duplicate', message: texts.twice }],
  ];
  return checks.filter(([isInvalid]) => isInvalid).map(([, error]) => error);
}

/** One invalid row excludes the others, unless it is to be skipped: the file to correct then contains all rows. */
async function toReport(
  rows: readonly ValidatedRow[],
  counts: Pick<ZoneReportView, 'inserted' | 'unchanged'>,
  skipBadRows: boolean,
): Promise<ZoneReportView> {
  const failed = rows.filter(({ errors }) => errors.length > 0);
  const left = skipBadRows ? failed : rows;
  return {
    ...counts,
    failed: failed.length,
    errors: failed.flatMap(({ row: { row }, errors }) =>
      errors.map((error) => ({ row, ...error })),
    ),
    failedRows: failed.length === 0 ? null : await writeCsvInSlices(heading, left, toLine),
  };
}

const heading = [...zoneColumns, 'Error'];

const toLine = ({ row: { values }, errors }: ValidatedRow): string[] => [
  ...zoneColumns.map((column) => values[column]),
  errors.map(({ message }) => message).join(' '),
];
