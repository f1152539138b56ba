import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  PayloadTooLargeException,
  SetMetadata,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Request } from 'express';
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { EMPTY, finalize, type Observable } from 'rxjs';

import { uploadTexts } from '@contracts/texts/spec/uploads.js';
import { noMediaType } from '@contracts/texts/app/file-push.js';

import { interpolate } from '../interpolate.js';
import { InvalidRequest } from '../invalid-request.js';

/** Metadata of a route that receives a file: its `UploadLimit`. */
export const RECEIVES_FILE = 'receives-file';

/** Maximum file size of a route. */
export interface UploadLimit {
  readonly maxMegabytes: number;
  /** Accepts `validateOnly`; other routes reject TRUE, since the caller does not want an import. */
  readonly canValidateOnly?: boolean;
  /** Media types of a request whose body is the file itself; its other fields are then in the query. */
  readonly rawTypes?: readonly string[];
}

/** A file uploaded with a request: on disk until the response is sent. */
export interface UploadedFile {
  readonly path: string;
  /** Name given by the browser; never used as a path. */
  readonly originalName: string;
  readonly size: number;
  /** SHA-256 of the content, hexadecimal. */
  readonly digest: string;
  /** Media type of a body that is the file itself, without parameters; null for a file of a form. */
  readonly rawType?: string | null;
}

export interface RequestWithFile {
  uploadedFile?: UploadedFile;
}

/**
 * The route accepts multipart/form-data with one file named `file`; the other fields are its body. With `rawTypes` it
 * also accepts the file as the body itself.
 */
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
  const request = context.switchToHttp().getRequest<ParsedRequest>();
  const rawType = rawTypeOf(request, limit);
  if (rawType === null) await parse(context, limit);
  else request.file = await readRaw(request, limit);
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
    rawType,
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
    if (error instanceof PayloadTooLargeException) throw tooLarge(maxMegabytes);
    throw error;
  }
}

/**
 * The media type of a body that is the file itself; null for a form.
 * @throws UnsupportedMediaTypeException for any other, and for a compressed body
 */
function rawTypeOf(request: Request, { rawTypes }: UploadLimit): string | null {
  if (!rawTypes) return null;
  const type = mediaTypeOf(request);
  if (type === 'multipart/form-data') return null;
  const isPlain = ['', 'identity'].includes(request.get('Content-Encoding') ?? '');
  if (!rawTypes.includes(type) || !isPlain)
    throw new UnsupportedMediaTypeException(
      interpolate(noMediaType, { types: [...rawTypes, 'multipart/form-data'].join(', ') }),
    );
  return type;
}

/** Whether the body of a request is a file, which `receiveFile` reads. */
export const isRawFile = (request: Request, { rawTypes }: UploadLimit): boolean =>
  rawTypes?.includes(mediaTypeOf(request)) === true;

const mediaTypeOf = (request: Request): string =>
  (request.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Streams the body to disk. @throws PayloadTooLargeException as soon as it is too large */
async function readRaw(request: Request, { maxMegabytes }: UploadLimit): Promise<ParsedFile> {
  const path = join(os.tmpdir(), `linehaul-body-${randomUUID()}`);
  let size = 0;
  const counted = async function* (parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      size += part.length;
      if (size > maxMegabytes * MEGABYTE) throw tooLarge(maxMegabytes);
      yield part;
    }
  };
  try {
    await pipeline(request, counted, fs.createWriteStream(path));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, originalname: '', size };
}

const tooLarge = (maxMegabytes: number) =>
  new PayloadTooLargeException(uploadTexts.tooLarge.replace('{most}', String(maxMegabytes)));

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(path), hash);
  return hash.digest('hex');
}
