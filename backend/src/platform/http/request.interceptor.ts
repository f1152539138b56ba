import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import express from 'express';
import type { IncomingMessage } from 'node:http';
import { defer, type Observable } from 'rxjs';

import { InvalidRequest } from '../invalid-request.js';
import { currentRequest } from '../request-context.js';
import {
  isRawFile,
  receiveFile,
  RECEIVES_FILE,
  type UploadLimit,
} from '../uploads/receive-file.js';
import { DeprecatedOperations } from '../versions/deprecated-operations.js';
import { findUnknownParameters } from './validation/unknown-parameters.js';

const BODY_LIMIT = 'body-limit';

interface BodyLimit {
  readonly kilobytes: number;
  /** Maximum length of any list in it. */
  readonly entries?: number;
}

/** The route accepts a larger body than others; only for routes behind a permission. */
export const TakesBody = (limit: BodyLimit) => SetMetadata(BODY_LIMIT, limit);

/** A public route: a few fields. */
const ANONYMOUS: BodyLimit = { kilobytes: 16 };
const SIGNED_IN: BodyLimit = { kilobytes: 64 };
const MAX_ENTRIES = 500;
/** Fields of a form that is not JSON; nested ones are not read. */
const MAX_FORM_FIELDS = 100;
const KILOBYTE = 1024;

/** Request that the guard has passed. */
type CallerRequest = Request & { readonly user?: unknown };

/**
 * Reads the body of a request, in an interceptor so that the guard runs first and rejected requests are not parsed. The
 * size limit depends on the route; the shape is checked before anything traverses the body. Then the uses of deprecated
 * operations and fields are announced, and unknown parameters of programs are collected.
 */
@Injectable()
export class RequestInterceptor implements NestInterceptor {
  private readonly readers = new Map<BodyLimit, readonly RequestHandler[]>();

  constructor(
    private readonly reflector: Reflector,
    private readonly deprecated: DeprecatedOperations,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (context.getType() !== 'http') return next.handle();
    return this.readBody(context, this.withChecks(context, next));
  }

  /** Reports first that an operation has ended, whatever else is wrong with the request. */
  private withChecks(context: ExecutionContext, next: CallHandler): CallHandler {
    const isDeprecated = this.deprecated.routes.has(context.getHandler());
    const current = currentRequest();
    if (!isDeprecated && !current?.isFromProgram) return next;
    const checked = defer(() => {
      if (isDeprecated) this.deprecated.announce(context);
      if (current?.isFromProgram) findUnknownParameters(context, current);
      return next.handle();
    });
    return { handle: () => checked };
  }

  private async readBody(
    context: ExecutionContext,
    next: CallHandler,
  ): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<CallerRequest>();
    if (request.method === 'GET' || request.method === 'HEAD') return next.handle();
    const upload = this.reflector.get<UploadLimit | undefined>(RECEIVES_FILE, context.getHandler());
    if (!upload) assertReadable(request);
    const readers = upload && isRawFile(request, upload) ? [] : this.readersFor(context, request);
    for (const reader of readers) await read(reader, request, http.getResponse<Response>());
    return upload ? receiveFile(context, upload, next) : next.handle();
  }

  private readersFor(context: ExecutionContext, { user }: CallerRequest) {
    const declared = this.reflector.get<BodyLimit | undefined>(BODY_LIMIT, context.getHandler());
    return this.readersOf(user === undefined ? ANONYMOUS : (declared ?? SIGNED_IN));
  }

  /** Multipart forms are read by `receiveFile`. */
  private readersOf(limit: BodyLimit): readonly RequestHandler[] {
    const readers = this.readers.get(limit) ?? makeReaders(limit);
    this.readers.set(limit, readers);
    return readers;
  }
}

const bodyTypes = ['application/json', 'application/x-www-form-urlencoded'];

/** Rejects a body that no reader parses: its fields would seem to be missing. @throws UnsupportedMediaTypeException */
function assertReadable(request: Request): void {
  if (request.get('Content-Length') !== '0' && request.is(bodyTypes) === false)
    throw new UnsupportedMediaTypeException(`Send ${bodyTypes.join(' or ')}`);
}

function makeReaders({ kilobytes, entries = MAX_ENTRIES }: BodyLimit): readonly RequestHandler[] {
  const limit = kilobytes * KILOBYTE;
  const verify = (_: IncomingMessage, __: unknown, json: Buffer, encoding: string) => {
    if (encoding !== 'utf-8') throw new UnsupportedMediaTypeException('JSON must be UTF-8');
    assertBodyShape(json, entries);
  };
  return [
    express.json({ limit, verify }),
    express.urlencoded({ limit, extended: false, parameterLimit: MAX_FORM_FIELDS }),
  ];
}

function read(reader: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    const next: NextFunction = (error?: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve();
    };
    void reader(request, response, next);
  });
}

/** Far more than any form needs, and far from exhausting the stack. */
const MAX_DEPTH = 32;
const MAX_KEYS = 500;
/** Objects and lists of one body: a consignment of 200 lines with 20 dangerous goods each has 4,200. */
const MAX_CONTAINERS = 10_000;

const code = (character: string) => character.charCodeAt(0);
const [QUOTE, BACKSLASH, COMMA] = [code('"'), code('\\'), code(',')];
const [OPEN_OBJECT, CLOSE_OBJECT] = [code('{'), code('}')];
const [OPEN_LIST, CLOSE_LIST] = [code('['), code(']')];

/**
 * Checks the structure of a JSON text before it is parsed: validation takes more than linear time in the keys of an
 * object, and builds an error for each entry of a list. One pass over the bytes; malformed text is left to the parser.
 * @throws InvalidRequest for text that is nested too deeply, or has too many keys or list entries
 */
export function assertBodyShape(json: Buffer, maxEntries: number): void {
  const shape = new BodyShape();
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfText(json, at);
    else if (byte === COMMA) shape.addEntry();
    else if (byte === OPEN_OBJECT) shape.open(MAX_KEYS);
    else if (byte === OPEN_LIST) shape.open(maxEntries);
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) shape.close();
  }
}

class BodyShape {
  /** Remaining entries allowed in each open container, innermost last. */
  private readonly left: number[] = [];
  private containers = 0;

  open(maxEntries: number): void {
    this.left.push(maxEntries - 1);
    this.containers += 1;
    if (this.left.length > MAX_DEPTH) reject('The body is nested too deeply');
    if (this.containers > MAX_CONTAINERS) reject('The body has too many parts');
  }

  close(): void {
    this.left.pop();
  }

  /** A comma is followed by one more entry. */
  addEntry(): void {
    const left = this.left.pop();
    if (left === undefined) return;
    if (left === 0) reject('The body has too many fields, or a list that is too long');
    this.left.push(left - 1);
  }
}

/** Index of the closing quote of the string that begins at `start`. */
function endOfText(json: Buffer, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}

function reject(message: string): never {
  throw new InvalidRequest([{ path: 'body', message }]);
}
