import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { cleanText } from '@contracts/rules/clean-text.js';
import { zoneTexts as texts } from '@contracts/texts/zones.js';
import type { ZoneReportView } from '@contracts/views/carrier-zone.view.js';
import type { RowErrorView } from '@contracts/views/import-report.view.js';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { readCsv, type CsvRow } from '../../platform/uploads/read-csv.js';
import { writeCsv } from '../../platform/uploads/write-csv.js';
import { SuburbZone } from '../records/carrier-zone.entity.js';

/** The columns of CarrierZoneTemplate.csv (GAP-17). */
export const zoneColumns = ['Suburb', 'Postcode', 'State', 'Zone', 'Zone Priority'] as const;
type ZoneColumn = (typeof zoneColumns)[number];
type ZoneRow = CsvRow<ZoneColumn>;
type Fault = Omit<RowErrorView, 'row'>;

const MOST_ROWS = 100_000;
const LONGEST_ZONE = 50;

export interface ZoneImport {
  readonly carrierId: number;
  readonly path: string;
  /** Takes the rows that are right out of a file that has others. */
  readonly skipBadRows: boolean;
}

interface JudgedRow {
  readonly row: ZoneRow;
  readonly localityId: number | null;
  readonly faults: readonly Fault[];
}

const suburbs = `
  select id, name || '|' || postcode || '|' || state as key from locality
   where (name, postcode, state) in (select * from unnest($1::text[], $2::text[], $3::text[]))`;

const defineZones = `
  insert into carrier_zone (carrier_id, zone, zone_priority)
  select distinct $1::integer, zone, priority from unnest($2::text[], $3::integer[]) as w (zone, priority)
  on conflict do nothing`;

/** What the file says, by ids; what it says already is left alone. */
const wanted = `
  select z.id as carrier_zone_id, w.locality_id, z.zone_priority
    from unnest($2::text[], $3::integer[], $4::integer[]) as w (zone, priority, locality_id)
    join carrier_zone z
      on z.carrier_id = $1 and z.zone = w.zone and z.zone_priority = w.priority`;

const leaveOldZones = `
  delete from suburb_zone s using carrier_zone z, (${wanted}) as w
   where z.id = s.carrier_zone_id and z.carrier_id = $1 and s.locality_id = w.locality_id
     and z.zone_priority = w.zone_priority and s.carrier_zone_id <> w.carrier_zone_id`;

const enterZones = `
  with entered as (
    insert into suburb_zone (carrier_zone_id, locality_id)
    select carrier_zone_id, locality_id from (${wanted}) as w
    on conflict do nothing returning 1)
  select count(*)::integer as inserted from entered`;

/** Files of the zones that suburbs lie in: one zone of each carrier and priority (ZONE-33 to ZONE-43). */
@Injectable()
export class ZoneFile {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRecords,
  ) {}

  /** A suburb that lies in another zone moves. Answers how many rows said something new. */
  async load({ carrierId, path, skipBadRows }: ZoneImport, actor: Actor): Promise<ZoneReportView> {
    const judged = await this.judge(await readRows(path));
    const good = judged.filter(({ faults }) => faults.length === 0);
    const isTaken = good.length > 0 && (skipBadRows || good.length === judged.length);
    return report(judged, isTaken ? await this.enter(carrierId, good, actor) : 0);
  }

  /** As it would be loaded; null when no suburb lies in a zone of that priority. */
  async write(carrierId: number, zonePriority: number): Promise<string | null> {
    const lines = await this.database.query<Record<ZoneColumn, string>[]>(
      `select l.name as "Suburb", l.postcode as "Postcode", l.state as "State", z.zone as "Zone",
              z.zone_priority::text as "Zone Priority"
         from carrier_zone z
         join suburb_zone s on s.carrier_zone_id = z.id
         join locality l on l.id = s.locality_id
        where z.carrier_id = $1 and z.zone_priority = $2
        order by l.name, l.postcode, l.state`,
      [carrierId, zonePriority],
    );
    if (lines.length === 0) return null;
    return writeCsv([zoneColumns, ...lines.map((line) => zoneColumns.map((name) => line[name]))]);
  }

  private enter(carrierId: number, rows: readonly JudgedRow[], actor: Actor): Promise<number> {
    const zones = rows.map(({ row }) => row.values.Zone);
    const priorities = rows.map(({ row }) => Number(row.values['Zone Priority']));
    const values = [carrierId, zones, priorities, rows.map(({ localityId }) => localityId)];
    return this.records.change(actor, async (records) => {
      const { manager } = records;
      await manager.query('select from carrier where id = $1 for update', [carrierId]);
      await manager.query(defineZones, values.slice(0, 3));
      await manager.query(leaveOldZones, values);
      const [entered] = await manager.query<{ inserted: number }[]>(enterZones, values);
      const inserted = entered?.inserted ?? 0;
      if (inserted > 0) await records.note(SuburbZone, { carrierId, rows: rows.length, inserted });
      return inserted;
    });
  }

  private async judge(rows: readonly ZoneRow[]): Promise<JudgedRow[]> {
    const found = await this.database.query<{ id: number; key: string }[]>(suburbs, [
      rows.map(({ values }) => values.Suburb),
      rows.map(({ values }) => values.Postcode),
      rows.map(({ values }) => values.State),
    ]);
    const ids = new Map(found.map(({ id, key }) => [key, id]));
    const seen = new Set<string>();
    return rows.map((row) => {
      const localityId = ids.get(suburbKey(row)) ?? null;
      const place = `${suburbKey(row)}|${row.values['Zone Priority']}`;
      const faults = faultsOf(row, { isKnown: localityId !== null, isTwice: seen.has(place) });
      seen.add(place);
      return { row, localityId, faults };
    });
  }
}

async function readRows(path: string): Promise<ZoneRow[]> {
  const form = { columns: zoneColumns, needed: zoneColumns, mostRows: MOST_ROWS };
  const rows: ZoneRow[] = [];
  for await (const { row, values } of readCsv(path, form))
    rows.push({ row, values: plain(values) });
  return rows;
}

/** Suburbs are named in capitals; a quote before a formula, as our own files have it, is none of the zone. */
const plain = (values: ZoneRow['values']): ZoneRow['values'] => ({
  Suburb: textOf(values.Suburb).toUpperCase(),
  Postcode: textOf(values.Postcode).padStart(4, '0'),
  State: textOf(values.State).toUpperCase(),
  Zone: textOf(values.Zone).replace(/^'(?=[=+\-@])/, ''),
  'Zone Priority': textOf(values['Zone Priority']),
});

const textOf = (value: string): string => cleanText(value) ?? '';

const suburbKey = ({ values }: ZoneRow) => `${values.Suburb}|${values.Postcode}|${values.State}`;

function faultsOf(
  { values }: ZoneRow,
  { isKnown, isTwice }: { readonly isKnown: boolean; readonly isTwice: boolean },
): Fault[] {
  const { Zone: zone, 'Zone Priority': priority } = values;
  const place = `${values.Suburb} ${values.Postcode} ${values.State}`;
  const unknown = texts.unknownSuburb.replace('{value}', () => place);
  const isZone = zone !== '' && zone.length <= LONGEST_ZONE;
  const checks: [isWrong: boolean, Fault][] = [
    [!isKnown, { column: 'Suburb', code: 'unknown_suburb', message: unknown }],
    [
      !isZone,
      { column: 'Zone', code: 'invalid', message: texts.required.replace('{column}', 'Zone') },
    ],
    [
      !/^[1-9]\d?$/.test(priority),
      { column: 'Zone Priority', code: 'invalid', message: texts.invalidPriority },
    ],
    [isTwice, { column: 'Suburb', code: 'duplicate', message: texts.twice }],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, fault]) => fault);
}

function report(judged: readonly JudgedRow[], inserted: number): ZoneReportView {
  const failed = judged.filter(({ faults }) => faults.length > 0);
  const lines = failed.map(({ row: { values }, faults }) => [
    ...zoneColumns.map((column) => values[column]),
    faults.map(({ message }) => message).join(' '),
  ]);
  return {
    inserted,
    failed: failed.length,
    errors: failed.flatMap(({ row: { row }, faults }) =>
      faults.map((fault) => ({ row, ...fault })),
    ),
    failedRows: failed.length === 0 ? null : writeCsv([[...zoneColumns, 'Error'], ...lines]),
  };
}
