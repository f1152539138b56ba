import { Injectable, type OnModuleInit } from '@nestjs/common';

import { UploadTemplates } from '../../platform/uploads/upload-templates.js';
import { writeCsv } from '../../platform/uploads/write-csv.js';
import { zoneColumns } from './zone-file.js';

/** CarrierZoneTemplate.csv (ZONE-35). */
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
