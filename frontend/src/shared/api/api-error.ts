import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

import { appTexts } from '@contracts/texts/app/common';

/** Error of a failed request; `message` is shown on screen. */
export interface ApiError {
  /** HTTP status; 0 if there is no response. */
  readonly status: number;
  readonly message: string;
  /** Stable dotted error code, if the server sent one. */
  readonly code?: string;
  readonly details?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Nest's message for unexpected errors, not meant for users. */
const UNEXPECTED_ERROR_MESSAGE = 'Internal server error';

/** HTML from a proxy, sent while the server is down, is not shown. */
const isHtml = (body: string) => /^\s*</.test(body);

function fromBody(status: number, body: unknown): ApiError {
  if (typeof body === 'string') return { status, message: isHtml(body) ? '' : body };
  if (!isRecord(body)) return { status, message: '' };

  const { message, code, details } = body;
  return {
    status,
    message: typeof message === 'string' && message !== UNEXPECTED_ERROR_MESSAGE ? message : '',
    ...(typeof code === 'string' && { code }),
    ...(details !== undefined && { details }),
  };
}

export function toApiError(error: FetchBaseQueryError): ApiError {
  if (typeof error.status === 'number') return fromBody(error.status, error.data);
  if (error.status === 'PARSING_ERROR') {
    return { status: error.originalStatus, message: appTexts.unreadableResponse };
  }
  return { status: 0, message: appTexts.unreachable };
}

/**
 * Error of an upload whose file was changed or moved after it was selected. Its outcome is unknown: an earlier attempt
 * may have been received.
 */
export const unreadableFile: ApiError = { status: 0, message: appTexts.fileChanged };

export const isApiError = (error: unknown): error is ApiError =>
  isRecord(error) && typeof error['status'] === 'number' && typeof error['message'] === 'string';

/** The server's message if there is one, otherwise `fallback`. */
export const messageOf = (error: unknown, fallback: string) =>
  isApiError(error) && error.message !== '' ? error.message : fallback;

const SERVER_ERROR = 500;
const TIMED_OUT = 408;
const TOO_MANY_REQUESTS = 429;

/** Whether the request failed because of the server or the network: the input may be valid. */
export const isServerError = (error: unknown): boolean =>
  !isApiError(error) ||
  error.status === 0 ||
  error.status >= SERVER_ERROR ||
  error.status === TIMED_OUT ||
  error.status === TOO_MANY_REQUESTS;

const BAD_REQUEST = 400;

/** Whether a change may have been made although its request failed: no readable response came, or a server error. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !isApiError(error) ||
  error.status < BAD_REQUEST ||
  error.code === 'idempotency.under_way' ||
  (isServerError(error) && error.status !== TOO_MANY_REQUESTS);

/**
 * Message for rejected input: the server's, or else `rejected`. A server failure is never shown as the user's mistake.
 */
export const rejectionOf = (error: unknown, rejected: string): string =>
  messageOf(error, isServerError(error) ? appTexts.serverError : rejected);

export interface Failure {
  /** The specified text. */
  readonly message: string;
  /** Reason given by the server. */
  readonly reason?: string;
}

/** Combines the specified message of a failed action with the server's reason; a 500 has no reason for users. */
export function failureOf(error: unknown, message: string): Failure {
  if (!isApiError(error) || error.status === SERVER_ERROR || error.message === '')
    return { message };
  return { message, reason: error.message };
}
