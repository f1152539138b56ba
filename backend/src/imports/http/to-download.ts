import { StreamableFile } from '@nestjs/common';

import type { WrittenFile } from '../error-file/error-file-writer.js';

/** Never shown in the browser: uploaded content is not trusted. */
export const toDownload = ({ fileName, contentType, content }: WrittenFile): StreamableFile =>
  new StreamableFile(content, {
    type: contentType,
    disposition: `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  });
