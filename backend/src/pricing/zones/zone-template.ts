import { Injectable, type OnModuleInit } from '@nestjs/common';

import { UploadTemplates } from '../../platform/uploads/upload-templates.js';
import { writeCsv } from '../../platform/uploads/write-csv.js';

/** Columns of CarrierZoneTemplate.csv (GAP-17). */
export const zoneColumns = ['Suburb', 'Postcode', 'State', 'Zone', 'Zone Priority'] as const;
export type ZoneColumn = (typeof zoneColumns)[number];

/** Offers CarrierZoneTemplate.csv for download (ZONE-35). */
@Injectable()
export class ZoneTemplate implements OnModuleInit {
  constructor(private readonly templates: UploadTemplates) {}

  onModuleInit(): void {
    this.templates.offer('CarrierZoneTemplate.csv', {
      contentType: 'text/csv; charset=utf-8',
      content: () => writeCsv([zoneColumns]),
    });
  }
}
