import type { components } from './generated/api.js';

type Refusal = components['schemas']['ErrorView'];

/** A refusal of the API, or an answer that is none of it. */
export class LinehaulError extends Error {
  override readonly name = 'LinehaulError';

  /** HTTP status. */
  readonly status: number;
  /** Stable, for programs; empty if the answer was not the API's. */
  readonly code: string;
  /** Fields of a 400, or what the refusal is about. */
  readonly details: unknown;
  /** Names the request in our logs. */
  readonly correlationId: string | null;

  private constructor(response: Response, { code = '', message, details }: Partial<Refusal>) {
    super(message ?? response.statusText);
    this.status = response.status;
    this.code = code;
    this.details = details;
    this.correlationId = response.headers.get('x-correlation-id');
  }

  /** Reads a refusal; a proxy's own page has a status and no code. */
  static from(response: Response, body: unknown): LinehaulError {
    if (isRefusal(body)) return new LinehaulError(response, body);
    const isText = typeof body === 'string' && body !== '';
    return new LinehaulError(response, isText ? { message: body } : {});
  }
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' && body !== null && 'statusCode' in body && 'message' in body;
