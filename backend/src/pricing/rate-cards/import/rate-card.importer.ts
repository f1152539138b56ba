import { Injectable } from '@nestjs/common';
import { open } from 'node:fs/promises';

import { dayAt } from '@contracts/rules/calendar-day.js';
import type { RateCardReportView } from '@contracts/views/rate-card-report.view.js';

import type { Actor } from '../../../platform/actor.js';
import { AuditedRepository } from '../../../platform/audit/audited.repository.js';
import { Clock } from '../../../platform/clock.js';
import { readCsv } from '../../../platform/uploads/read-csv.js';
import { readXlsx } from '../../../platform/uploads/read-xlsx.js';
import type { UploadedFile } from '../../../platform/uploads/upload.interceptor.js';
import { writeCsv } from '../../../platform/uploads/write-csv.js';
import { RateCardQueries } from '../rate-card.queries.js';
import { RateCardRepository, type RateCardUpload } from '../rate-card.repository.js';
import { requiredColumns, rateCardColumns } from './rate-card-columns.js';
import { validateLanes } from './validate-lanes.js';
import { type FileRow, type ValidatedLane, validateRow } from './validate-row.js';

/** The outcome of every row, with the rejected rows as a CSV file to correct and upload again. */
function toReport(validated: readonly ValidatedLane[], inserted: number): RateCardReportView {
  const failed = validated.filter(({ price }) => price === null);
  return {
    inserted,
    failed: failed.length,
    errors: failed.flatMap(({ row: { sheet, row }, errors }) =>
      errors.map((error) => ({ sheet, row, ...error })),
    ),
    failedRows: failed.length === 0 ? null : writeCsv([heading, ...failed.map(toLine)]),
  };
}

const heading = [...rateCardColumns, 'Error'];

const toLine = ({ row: { values }, errors }: ValidatedLane): string[] => [
  ...rateCardColumns.map((column) => values[column]),
  errors.map(({ message }) => message).join(' '),
];

const MAX_ROWS = 20_000;
/** First bytes of every Excel workbook, which is a ZIP archive. */
const ZIP_SIGNATURE = 'PK\x03\x04';

export interface RateCardImport {
  readonly clientCarrierAccountId: number;
  readonly file: UploadedFile;
  /** Validates the file without saving anything: the first of the two steps. */
  readonly validateOnly: boolean;
  /** Imports the valid rows of a file that has errors. */
  readonly skipBadRows: boolean;
}

/** Imports a file as new versions of an account's rate cards, one per service in the file. */
@Injectable()
export class RateCardImporter {
  constructor(
    private readonly rateCards: RateCardRepository,
    private readonly queries: RateCardQueries,
    private readonly records: AuditedRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidRequest when the file cannot be read at all */
  async run(request: RateCardImport, actor: Actor): Promise<RateCardReportView> {
    const { clientCarrierAccountId, file, validateOnly, skipBadRows } = request;
    const names = await this.queries.getCarrierNames(clientCarrierAccountId);
    const rows: ValidatedLane[] = [];
    for await (const row of readRows(file)) rows.push(validateRow(row, names));
    const validated = validateLanes(rows);

    const hasErrors = validated.some(({ price }) => price === null);
    if (validateOnly || (hasErrors && !skipBadRows)) return toReport(validated, 0);
    return toReport(validated, await this.publish(clientCarrierAccountId, validated, actor));
  }

  /** Returns the number of new rows; skips a service whose latest version has the same rows. */
  private async publish(
    clientCarrierAccountId: number,
    validated: readonly ValidatedLane[],
    actor: Actor,
  ): Promise<number> {
    const uploadDate = dayAt(null, this.clock.now());
    const uploads = new Map<number, RateCardUpload & { rows: RateCardUpload['rows'][number][] }>();
    for (const { price } of validated) {
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
    return this.records.change(actor, async (records) => {
      let inserted = 0;
      for (const upload of uploads.values())
        inserted += await this.rateCards.addVersionIfChanged(records, upload);
      return inserted;
    });
  }
}

async function* readRows({ path }: UploadedFile): AsyncGenerator<FileRow> {
  const form = { columns: rateCardColumns, needed: requiredColumns, maxRows: MAX_ROWS };
  if (await isWorkbook(path)) {
    yield* readXlsx(path, form);
    return;
  }
  for await (const { row, values } of readCsv(path, form))
    yield { sheet: '', row, values: trimValues(values) };
}

async function isWorkbook(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(
      Buffer.alloc(ZIP_SIGNATURE.length),
      0,
      ZIP_SIGNATURE.length,
      0,
    );
    return buffer.toString('latin1') === ZIP_SIGNATURE;
  } finally {
    await file.close();
  }
}

const trimValues = (values: FileRow['values']): FileRow['values'] =>
  // The keys do not change.
  Object.fromEntries(
    Object.entries(values).map(([column, value]) => [column, value.trim()]),
  ) as FileRow['values'];
