import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { Response } from 'express';
import { STATUS_CODES } from 'node:http';

import { positionHeaders } from '@contracts/realtime/position.js';
import type { ErrorView } from '@contracts/views/error.view.js';

import { DomainError, type DomainErrorKind } from '../domain-error.js';
import { writtenHeader } from '../request-context.js';
import { unavailableOf } from './unavailable.js';

/** Status of each kind of domain error; the API's description is generated from it. */
export const statusOf: Readonly<Record<DomainErrorKind, number>> = {
  invalid: 400,
  notSignedIn: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  tooManyRequests: 429,
  unavailable: 503,
};

const codeOf: Readonly<Record<number, string>> = {
  400: 'request.malformed',
  401: 'session.invalid',
  403: 'permission.denied',
  404: 'route.not_found',
  405: 'method.not_allowed',
  413: 'request.too_large',
  415: 'request.unsupported_type',
};

/** Errors of Express body parsers, which include a status. */
interface HttpError extends Error {
  readonly status: number;
}

/** Maps an error to a response; unknown errors are internal, and their text is not exposed. */
export function errorBody(thrown: unknown): ErrorView {
  if (thrown instanceof DomainError) return rejection(thrown);
  if (thrown instanceof HttpException) return body(thrown.getStatus(), thrown.message);
  if (isHttpError(thrown)) return body(thrown.status, parserMessage(thrown));
  const unavailable = unavailableOf(thrown);
  if (unavailable) return { ...body(503, unavailable.message), code: unavailable.code };
  if (isUnstorableText(thrown))
    return body(400, 'Some text contains a character that cannot be stored');
  return { ...body(500, 'Something went wrong'), code: 'internal' };
}

function rejection(error: DomainError): ErrorView {
  return {
    ...body(statusOf[error.kind], error.message),
    code: error.code,
    ...(error.details === undefined ? {} : { details: error.details }),
  };
}

const body = (statusCode: number, message: string): ErrorView => ({
  statusCode,
  message,
  error: STATUS_CODES[statusCode] ?? 'Error',
  code: codeOf[statusCode] ?? 'request.refused',
});

function isHttpError(thrown: unknown): thrown is HttpError {
  return (
    thrown instanceof Error &&
    'status' in thrown &&
    typeof thrown.status === 'number' &&
    thrown.status >= 400 &&
    thrown.status < 500
  );
}

interface HeaderTarget {
  setHeader(name: string, value: number): unknown;
}

/** Sends the time of the next attempt, if the error has one. */
export function setRetryAfter(response: HeaderTarget, thrown: unknown): void {
  const seconds =
    thrown instanceof DomainError
      ? thrown.retryAfterSeconds
      : unavailableOf(thrown)?.retryAfterSeconds;
  if (seconds !== undefined) response.setHeader('Retry-After', seconds);
}

/** Postgres cannot store NUL in text or JSON, nor lone surrogates in JSON: such input is invalid. */
function isUnstorableText(thrown: unknown): boolean {
  const cause: unknown =
    thrown instanceof Error && 'driverError' in thrown ? thrown.driverError : thrown;
  if (!(cause instanceof Error) || !('code' in cause)) return false;
  if (cause.code === '22P02') return cause.message.endsWith('for type json');
  return cause.code === '22021' || cause.code === '22P05';
}

function parserMessage({ status }: HttpError): string {
  if (status === 413) return 'The request is too large';
  if (status === 415) return 'The content type is not supported';
  return 'The request could not be read';
}

/** Maps every error to a response (api.md, conventions). */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Http');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const body = errorBody(thrown);
    if (body.statusCode >= 500 && !(thrown instanceof DomainError)) this.logInternalError(thrown);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const written = writtenHeader();
    if (written) response.setHeader(positionHeaders.written, written);
    setRetryAfter(response, thrown);
    // routes that return text or documents have already set their own type
    response.status(body.statusCode).type('json').json(body);
  }

  /** While a store is unavailable every request fails the same way: one line each, to save log space. */
  private logInternalError(thrown: unknown): void {
    if (unavailableOf(thrown)) this.log.warn(String(thrown));
    else this.log.error(thrown);
  }
}
