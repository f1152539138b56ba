import { Global, Module } from '@nestjs/common';

import { ImportedFiles } from './imported-files.js';
import { ImportLock } from './import-lock.js';
import { ReadingLimits, TableReader } from './table.reader.js';
import { UploadTemplates } from './upload-templates.js';

/** File uploads. */
@Global()
@Module({
  providers: [ImportedFiles, ImportLock, ReadingLimits, TableReader, UploadTemplates],
  exports: [ImportedFiles, TableReader, UploadTemplates],
})
export class UploadsModule {}
