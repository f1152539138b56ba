import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

import { ownTexts } from '@contracts/texts/own';

/** Every failed call, in one shape: `message` is what the screen shows. */
export interface ApiError {
  /** HTTP status; 0 when no answer came at all. */
  readonly status: number;
  readonly message: string;
  /** Stable dotted code of the refusal, where the server named one. */
  readonly code?: string;
  readonly details?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What the framework says when the server did not expect its own fault: nothing that a screen should show. */
const NO_WORDS = 'Internal server error';

/** What a proxy answers with while the server is away is not for reading. */
const isPage = (body: string) => /^\s*</.test(body);

function fromBody(status: number, body: unknown): ApiError {
  if (typeof body === 'string') return { status, message: isPage(body) ? '' : body };
  if (!isRecord(body)) return { status, message: '' };

  const { message, code, details } = body;
  return {
    status,
    message: typeof message === 'string' && message !== NO_WORDS ? message : '',
    ...(typeof code === 'string' && { code }),
    ...(details !== undefined && { details }),
  };
}

export function toApiError(error: FetchBaseQueryError): ApiError {
  if (typeof error.status === 'number') return fromBody(error.status, error.data);
  if (error.status === 'PARSING_ERROR') {
    return { status: error.originalStatus, message: ownTexts.unreadableAnswer };
  }
  return { status: 0, message: ownTexts.unreachable };
}

export const isApiError = (error: unknown): error is ApiError =>
  isRecord(error) && typeof error['status'] === 'number' && typeof error['message'] === 'string';

/** The server's words when it gave any, else `fallback`. */
export const messageOf = (error: unknown, fallback: string) =>
  isApiError(error) && error.message !== '' ? error.message : fallback;

export interface Failure {
  /** The specified words. */
  readonly message: string;
  /** Why, in the words of the server. */
  readonly reason?: string;
}

const SERVER_FAULT = 500;

/** What failed in the words specified for it. A refusal says why; of its own faults the server has nothing to tell. */
export function failureOf(error: unknown, message: string): Failure {
  if (!isApiError(error) || error.status >= SERVER_FAULT || error.message === '')
    return { message };
  return { message, reason: error.message };
}
