import { Injectable } from '@nestjs/common';

import { rateCardColumns, requiredRateCardColumns } from '@contracts/rules/rate-card-columns.js';
import { dayAt } from '@contracts/rules/calendar-day.js';
import type { RateCardReportView } from '@contracts/views/rate-card-report.view.js';

import type { Actor } from '../../../platform/actor.js';
import { AuditedRepository } from '../../../platform/audit/audited.repository.js';
import { Clock } from '../../../platform/clock.js';
import { RecordNotFound } from '../../../platform/record-not-found.js';
import { TableReader } from '../../../platform/uploads/table.reader.js';
import type { UploadedFile } from '../../../platform/uploads/receive-file.js';
import { writeCsvInSlices } from '../../../platform/uploads/write-csv.js';
import { RateCardRepository, type RateCardUpload } from '../rate-card.repository.js';
import { type ValidatedRateRow, validateRow } from './rate-card-row.js';
import { validateLanes } from './validate-lanes.js';

/** Counts of written rows. */
interface PublishedCounts {
  readonly inserted: number;
  readonly unchanged: number;
}

const nothingPublished: PublishedCounts = { inserted: 0, unchanged: 0 };

/** The outcome of every row, with the skipped rows as a CSV file to correct and upload again. */
async function toReport(
  validated: readonly ValidatedRateRow[],
  { inserted, unchanged }: PublishedCounts,
  leftOut: readonly ValidatedRateRow[],
): Promise<RateCardReportView> {
  const failed = validated.filter(({ price }) => price === null);
  return {
    inserted,
    unchanged,
    failed: failed.length,
    errors: failed.flatMap(({ row: { sheet, row }, errors }) =>
      errors.map((error) => ({ sheet, row, ...error })),
    ),
    failedRows: failed.length === 0 ? null : await writeCsvInSlices(heading, leftOut, toLine),
  };
}

const heading = [...rateCardColumns, 'Error'];

const toLine = ({ row: { values }, errors }: ValidatedRateRow): string[] => [
  ...rateCardColumns.map((column) => values[column]),
  errors.map(({ message }) => message).join(' '),
];

const format = {
  columns: rateCardColumns,
  needed: requiredRateCardColumns,
  maxRows: 20_000,
  hasManySheets: true,
  marksFormulas: true,
} as const;

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
    private readonly records: AuditedRepository,
    private readonly tables: TableReader,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws RecordNotFound for an account that is unknown or out of scope
   * @throws InvalidRequest when the file cannot be read at all
   */
  async run(request: RateCardImport, actor: Actor): Promise<RateCardReportView> {
    const { clientCarrierAccountId, file, validateOnly, skipBadRows } = request;
    const account = await this.rateCards.findAccount(clientCarrierAccountId);
    if (!account || !actor.covers('CREATE_RATECARD', account.owner))
      throw new RecordNotFound(`client carrier account ${clientCarrierAccountId}`);
    const { owner, names } = account;
    const uploadDate = dayAt(null, this.clock.now());
    const rows: ValidatedRateRow[] = [];
    for await (const row of this.tables.read(file.path, format, owner.customerId))
      rows.push(validateRow(row, names, uploadDate));
    const validated = validateLanes(rows);

    const failed = validated.filter(({ price }) => price === null);
    // One invalid row excludes the others, unless it is to be skipped.
    const leftOut = skipBadRows ? failed : validated;
    if (validateOnly || (failed.length > 0 && !skipBadRows))
      return toReport(validated, nothingPublished, leftOut);
    const published = await this.publish({ clientCarrierAccountId, uploadDate }, validated, actor);
    return toReport(validated, published, leftOut);
  }

  /** Skips a service whose latest version has the same rows. */
  private async publish(
    upload: Pick<RateCardUpload, 'clientCarrierAccountId' | 'uploadDate'>,
    validated: readonly ValidatedRateRow[],
    actor: Actor,
  ): Promise<PublishedCounts> {
    const uploads = new Map<number, RateCardUpload & { rows: RateCardUpload['rows'][number][] }>();
    for (const { price } of validated) {
      if (!price) continue;
      const { serviceTypeId: carrierServiceTypeId, rates } = price;
      const card = uploads.get(carrierServiceTypeId);
      if (card) card.rows.push(rates);
      else uploads.set(carrierServiceTypeId, { ...upload, carrierServiceTypeId, rows: [rates] });
    }
    return this.records.change(actor, async (records) => {
      let inserted = 0;
      let rows = 0;
      for (const card of uploads.values()) {
        rows += card.rows.length;
        inserted += await this.rateCards.addVersionIfChanged(records, card);
      }
      return { inserted, unchanged: rows - inserted };
    });
  }
}
