import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  PayloadTooLargeException,
  SetMetadata,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Request } from 'express';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import { pipeline } from 'node:stream/promises';
import { EMPTY, finalize, type Observable } from 'rxjs';

import { uploadTexts } from '@contracts/texts/spec/uploads.js';

import { InvalidRequest } from '../invalid-request.js';

/** Metadata of a route that receives a file: its `UploadLimit`. */
export const RECEIVES_FILE = 'receives-file';

/** Maximum file size of a route. */
export interface UploadLimit {
  readonly maxMegabytes: number;
  /** Accepts `validateOnly`; other routes reject TRUE, since the caller does not want an import. */
  readonly canValidateOnly?: boolean;
}

/** A file uploaded with a request: on disk until the response is sent. */
export interface UploadedFile {
  readonly path: string;
  /** Name given by the browser; never used as a path. */
  readonly originalName: string;
  readonly size: number;
  /** SHA-256 of the content, hexadecimal. */
  readonly digest: string;
}

export interface RequestWithFile {
  uploadedFile?: UploadedFile;
}

/** The route accepts multipart/form-data with one file named `file`; the other fields are its body. */
export const ReceivesFile = (limit: UploadLimit) => SetMetadata(RECEIVES_FILE, limit);

/** The uploaded file of a `ReceivesFile` route. @throws InvalidRequest without one */
export const FileOfRequest = createParamDecorator(
  (_: unknown, context: ExecutionContext): UploadedFile => {
    const { uploadedFile } = context.switchToHttp().getRequest<RequestWithFile>();
    if (!uploadedFile) throw new InvalidRequest([{ path: 'file', message: uploadTexts.noFile }]);
    return uploadedFile;
  },
);

const MEGABYTE = 1024 * 1024;
const MAX_FIELDS = 20;
const MAX_FIELD_LENGTH = 64 * 1024;
const MAX_FIELD_NAME_LENGTH = 100;
const MAX_PART_HEADERS = 10;

/** File information of the multipart parser. */
interface ParsedFile {
  readonly path: string;
  readonly originalname: string;
  readonly size: number;
}

type ParsedRequest = Request & RequestWithFile & { file?: ParsedFile };

/**
 * Streams the file of a `ReceivesFile` route to disk before the request is processed, so that an Idempotency-Key
 * covers its content, and deletes it once the response is sent.
 */
export async function receiveFile(
  context: ExecutionContext,
  limit: UploadLimit,
  next: CallHandler,
): Promise<Observable<unknown>> {
  await parse(context, limit);
  const request = context.switchToHttp().getRequest<ParsedRequest>();
  const { file } = request;
  if (!limit.canValidateOnly && isValidateOnly(request.body)) {
    if (file) await rm(file.path, { force: true });
    throw new InvalidRequest([{ path: 'validateOnly', message: uploadTexts.noValidateOnly }]);
  }
  if (!file) return next.handle();
  request.uploadedFile = {
    path: file.path,
    originalName: file.originalname,
    size: file.size,
    digest: await digestOf(file.path),
  };
  return next.handle().pipe(finalize(() => void rm(file.path, { force: true })));
}

function isValidateOnly(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('validateOnly' in body)) return false;
  return String(body.validateOnly).trim().toLowerCase() === 'true';
}

async function parse(context: ExecutionContext, { maxMegabytes }: UploadLimit): Promise<void> {
  const Parser = FileInterceptor('file', {
    dest: os.tmpdir(),
    // As browsers send names; the parser's own default is Latin-1.
    defParamCharset: 'utf8',
    limits: {
      fileSize: maxMegabytes * MEGABYTE,
      files: 1,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_LENGTH,
      fieldNameSize: MAX_FIELD_NAME_LENGTH,
      parts: MAX_FIELDS + 1,
      headerPairs: MAX_PART_HEADERS,
    },
  });
  try {
    await new Parser().intercept(context, { handle: () => EMPTY });
  } catch (error) {
    if (error instanceof PayloadTooLargeException)
      throw new PayloadTooLargeException(
        uploadTexts.tooLarge.replace('{most}', String(maxMegabytes)),
      );
    throw error;
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(path), hash);
  return hash.digest('hex');
}
