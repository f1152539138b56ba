import { Injectable, type OnModuleInit } from '@nestjs/common';
import { rateCardColumns } from '@contracts/rules/rate-card-columns.js';

import { UploadTemplates } from '../../../platform/uploads/upload-templates.js';
import { writeXlsx, XLSX_TYPE } from '../../../platform/uploads/write-xlsx.js';
import type { RateCardRow } from '../../domain/rate-card/rate-card.js';
import { toLine } from '../rate-card.service.js';

const SHEET = 'Rate card';
const SERVICE = 'EXP';

const kilograms = { fromZone: 'MEL', toZone: 'SYD', rateType: 'KG' } as const;
const cartons = { fromZone: 'MEL', toZone: 'SYD', rateType: 'CARTON' } as const;
const lane = { fromZone: 'MEL', toZone: '*', reciprocal: true } as const;

/** The rates of the worked examples in docs/pricing.md. */
const exampleRows: readonly RateCardRow[] = [
  { ...kilograms, breakFrom: 0, breakTo: 250, basic: 7.5, minimum: 11, rate: 0.38 },
  { ...kilograms, breakFrom: 250, breakTo: 500, basic: 7.5, minimum: 11, rate: 0.3 },
  { ...kilograms, breakFrom: 500, basic: 7.5, minimum: 11, rate: 0.295 },
  { ...cartons, breakFrom: 0, breakTo: 10, rate: 8.9 },
  { ...cartons, breakFrom: 10, rate: 7.8 },
  { ...lane, rateType: 'PALLET', rate: 101, maxKg: 500 },
  { ...lane, rateType: 'HALF_PALLET', rate: 62, maxKg: 250 },
];

/** Offers RateCardTemplate.xlsx, empty, and RateCardExample.xlsx, filled in (BULK-21). */
@Injectable()
export class RateCardTemplates implements OnModuleInit {
  constructor(private readonly templates: UploadTemplates) {}

  onModuleInit(): void {
    this.offer('RateCardTemplate.xlsx', []);
    this.offer('RateCardExample.xlsx', exampleRows);
  }

  private offer(name: string, rows: readonly RateCardRow[]): void {
    const lines = rows.map((row) => toLine(SERVICE, row));
    const sheet = { name: SHEET, columns: rateCardColumns, rows: lines };
    this.templates.register(name, { contentType: XLSX_TYPE, content: () => writeXlsx(sheet) });
  }
}
