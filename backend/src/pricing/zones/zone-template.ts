import { Injectable, type OnModuleInit } from '@nestjs/common';

import { zoneColumns } from '@contracts/rules/zone-columns.js';

import { starterZones } from '../../address-book/index.js';
import { UploadTemplates } from '../../platform/uploads/upload-templates.js';
import { writeCsv } from '../../platform/uploads/write-csv.js';

/**
 * Offers CarrierZoneTemplate.csv for download (ZONE-35), and a working example: each suburb of the starter list in the
 * zone that transit times use.
 */
@Injectable()
export class ZoneTemplate implements OnModuleInit {
  private example: Promise<Buffer> | undefined;

  constructor(private readonly templates: UploadTemplates) {}

  onModuleInit(): void {
    this.templates.register('CarrierZoneTemplate.csv', {
      contentType: 'text/csv; charset=utf-8',
      content: () => writeCsv([zoneColumns]),
    });
    this.templates.register('CarrierZoneExample.csv', {
      contentType: 'text/csv; charset=utf-8',
      content: () => (this.example ??= zoneExample()),
    });
  }
}

/** Rows of the first priority; other priorities are for rates by state. */
async function zoneExample(): Promise<Buffer> {
  const suburbs = await starterZones();
  const csv = writeCsv([
    zoneColumns,
    ...suburbs.map(({ name, postcode, state, zone }) => [name, postcode, state, zone ?? '', '1']),
  ]);
  return Buffer.from(csv);
}
