import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import { pipeline } from 'node:stream/promises';

import {
  Injectable,
  PayloadTooLargeException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Request } from 'express';
import { EMPTY, finalize, type Observable } from 'rxjs';

import { uploadTexts } from '@contracts/texts/uploads.js';

import { RECEIVES_FILE, type RequestWithFile, type UploadLimit } from './receives-file.js';

const MEGABYTE = 1024 * 1024;
const MOST_FIELDS = 20;
const LONGEST_FIELD = 64 * 1024;

/** What the multipart parser leaves on the request. */
interface ParsedFile {
  readonly path: string;
  readonly originalname: string;
  readonly size: number;
}

type ParsedRequest = Request & RequestWithFile & { file?: ParsedFile };

/**
 * Streams the file of a `ReceivesFile` route to disk before anything else looks at the request, so that
 * an Idempotency-Key stands for the file's content too, and takes it away when the answer is sent.
 */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const limit = this.reflector.get<UploadLimit | undefined>(RECEIVES_FILE, context.getHandler());
    if (!limit) return next.handle();
    await parse(context, limit);
    const request = context.switchToHttp().getRequest<ParsedRequest>();
    const { file } = request;
    if (!file) return next.handle();
    request.uploadedFile = {
      path: file.path,
      originalName: file.originalname,
      size: file.size,
      digest: await digestOf(file.path),
    };
    return next.handle().pipe(finalize(() => void rm(file.path, { force: true })));
  }
}

async function parse(context: ExecutionContext, { mostMegabytes }: UploadLimit): Promise<void> {
  const Parser = FileInterceptor('file', {
    dest: os.tmpdir(),
    limits: {
      fileSize: mostMegabytes * MEGABYTE,
      files: 1,
      fields: MOST_FIELDS,
      fieldSize: LONGEST_FIELD,
    },
  });
  try {
    await new Parser().intercept(context, { handle: () => EMPTY });
  } catch (error) {
    if (error instanceof PayloadTooLargeException)
      throw new PayloadTooLargeException(
        uploadTexts.tooLarge.replace('{most}', String(mostMegabytes)),
      );
    throw error;
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(path), hash);
  return hash.digest('hex');
}
