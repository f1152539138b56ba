import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';

import { uploadTexts } from '@contracts/texts/uploads.js';

import { InvalidRequest } from '../invalid-request.js';

export const RECEIVES_FILE = 'receives-file';

/** How large the file of a route may be. */
export interface UploadLimit {
  readonly mostMegabytes: number;
}

/** A file that came with a request: on disk until the answer is sent. */
export interface UploadedFile {
  readonly path: string;
  /** As the browser calls it; never used as a path. */
  readonly originalName: string;
  readonly size: number;
  /** SHA-256 of the content, hexadecimal. */
  readonly digest: string;
}

export interface RequestWithFile {
  uploadedFile?: UploadedFile;
}

/** The route takes multipart/form-data with one file under the name `file`; the other fields are its body. */
export const ReceivesFile = (limit: UploadLimit) => SetMetadata(RECEIVES_FILE, limit);

/** The file of a route that `ReceivesFile`. @throws InvalidRequest when none came */
export const FileOfRequest = createParamDecorator(
  (_: unknown, context: ExecutionContext): UploadedFile => {
    const { uploadedFile } = context.switchToHttp().getRequest<RequestWithFile>();
    if (!uploadedFile) throw new InvalidRequest([{ path: 'file', message: uploadTexts.noFile }]);
    return uploadedFile;
  },
);
