import { Global, Module } from '@nestjs/common';

import { ImportedFiles } from './imported-files.js';
import { ImportLock } from './import-lock.js';
import { UploadTemplates } from './upload-templates.js';

/** File uploads. */
@Global()
@Module({
  providers: [ImportedFiles, ImportLock, UploadTemplates],
  exports: [ImportedFiles, UploadTemplates],
})
export class UploadsModule {}
