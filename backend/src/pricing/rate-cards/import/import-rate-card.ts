import { open } from 'node:fs/promises';

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { dayAt } from '@contracts/rules/calendar-day.js';
import type { RateCardReportView } from '@contracts/views/rate-card-report.view.js';

import type { Actor } from '../../../platform/actor.js';
import { Clock } from '../../../platform/clock.js';
import { readCsv } from '../../../platform/uploads/read-csv.js';
import { readXlsx } from '../../../platform/uploads/read-xlsx.js';
import type { UploadedFile } from '../../../platform/uploads/receives-file.js';
import { RateCards, type RateCardUpload } from '../rate-cards.js';
import { judgeLanes } from './judge-lanes.js';
import { judgeRow, type CarrierNames, type FileRow, type JudgedRow } from './judge-row.js';
import { neededColumns, rateCardColumns } from './rate-card-columns.js';
import { rateCardReport } from './rate-card-report.js';

const MOST_ROWS = 20_000;
/** What every workbook begins with. */
const ARCHIVE = 'PK\x03\x04';

export interface RateCardImport {
  readonly clientCarrierAccountId: number;
  readonly file: UploadedFile;
  /** Says what would become of the file, and writes nothing: the first of the two steps. */
  readonly validateOnly: boolean;
  /** Takes the rows that are right out of a file that has others. */
  readonly skipBadRows: boolean;
}

const namesOfCarrier = `
  select coalesce((
           select jsonb_object_agg(upper(name), s.id)
             from carrier_service_type s, unnest(array[s.display_service_type, s.service_type]) name
            where s.carrier_id = c.carrier_id
         ), '{}') as services,
         coalesce((
           select jsonb_object_agg(upper(z.zone), z.zone) from carrier_zone z where z.carrier_id = c.carrier_id
         ), '{}') as zones
    from client_carrier_account a
    join connote_prefix p on p.id = a.connote_prefix_id
    join customer_carrier_account b on b.id = p.customer_carrier_account_id
    join customer_carrier c on c.id = b.customer_carrier_id
   where a.id = $1`;

/** Takes a file of prices as new versions of an account's rate cards, one for each service it names. */
@Injectable()
export class ImportRateCard {
  constructor(
    private readonly database: DataSource,
    private readonly rateCards: RateCards,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidRequest when the file cannot be read at all */
  async run(wanted: RateCardImport, actor: Actor): Promise<RateCardReportView> {
    const { clientCarrierAccountId, file, validateOnly, skipBadRows } = wanted;
    const names = await this.namesOf(clientCarrierAccountId);
    const rows: JudgedRow[] = [];
    for await (const row of readRows(file)) rows.push(judgeRow(row, names));
    const judged = judgeLanes(rows);

    const hasErrors = judged.some(({ price }) => price === null);
    if (validateOnly || (hasErrors && !skipBadRows)) return rateCardReport(judged, 0);
    return rateCardReport(judged, await this.publish(clientCarrierAccountId, judged, actor));
  }

  /** Answers how many rows are new: prices that are the newest version already are not taken again. */
  private async publish(
    clientCarrierAccountId: number,
    judged: readonly JudgedRow[],
    actor: Actor,
  ): Promise<number> {
    const uploadDate = dayAt(null, this.clock.now());
    const uploads = new Map<number, RateCardUpload & { rows: RateCardUpload['rows'][number][] }>();
    for (const { price } of judged) {
      if (!price) continue;
      const { serviceTypeId: carrierServiceTypeId, rates } = price;
      const upload = uploads.get(carrierServiceTypeId);
      if (upload) upload.rows.push(rates);
      else
        uploads.set(carrierServiceTypeId, {
          clientCarrierAccountId,
          carrierServiceTypeId,
          rows: [rates],
          uploadDate,
        });
    }
    return this.rateCards.publishAll([...uploads.values()], actor);
  }

  private async namesOf(clientCarrierAccountId: number): Promise<CarrierNames> {
    const [row] = await this.database.query<
      { services: Record<string, number>; zones: Record<string, string> }[]
    >(namesOfCarrier, [clientCarrierAccountId]);
    return {
      serviceIds: new Map(Object.entries(row?.services ?? {})),
      zones: new Map(Object.entries(row?.zones ?? {})),
    };
  }
}

async function* readRows({ path }: UploadedFile): AsyncGenerator<FileRow> {
  const form = { columns: rateCardColumns, needed: neededColumns, mostRows: MOST_ROWS };
  if (await isWorkbook(path)) {
    yield* readXlsx(path, form);
    return;
  }
  for await (const { row, values } of readCsv(path, form))
    yield { sheet: '', row, values: trimmed(values) };
}

async function isWorkbook(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(ARCHIVE.length), 0, ARCHIVE.length, 0);
    return buffer.toString('latin1') === ARCHIVE;
  } finally {
    await file.close();
  }
}

const trimmed = (values: FileRow['values']): FileRow['values'] =>
  // The same keys as before.
  Object.fromEntries(
    Object.entries(values).map(([column, value]) => [column, value.trim()]),
  ) as FileRow['values'];
