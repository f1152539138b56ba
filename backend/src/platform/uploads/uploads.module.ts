import { Global, Module } from '@nestjs/common';

import { ImportedFiles } from './imported-files.js';
import { UploadTemplates } from './upload-templates.js';

/** Files that people upload. */
@Global()
@Module({ providers: [ImportedFiles, UploadTemplates], exports: [ImportedFiles, UploadTemplates] })
export class UploadsModule {}
