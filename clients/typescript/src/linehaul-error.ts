import type { components } from './generated/api.js';

type Rejection = components['schemas']['ErrorView'];

/** An error response of the API, or a response that is not the API's. */
export class LinehaulError extends Error {
  override readonly name = 'LinehaulError';

  /** HTTP status. */
  readonly status: number;
  /** Stable, for programs; empty if the response is not the API's. */
  readonly code: string;
  /** Invalid fields of a 400, or details of the error. */
  readonly details: unknown;
  /** Id of the request in the server's logs. */
  readonly correlationId: string | null;

  private constructor(response: Response, { code = '', message, details }: Partial<Rejection>) {
    super(message ?? response.statusText);
    this.status = response.status;
    this.code = code;
    this.details = details;
    this.correlationId = response.headers.get('x-correlation-id');
  }

  /** Parses an error response; a proxy's own page has a status and no code. */
  static from(response: Response, body: unknown): LinehaulError {
    if (isRejection(body)) return new LinehaulError(response, body);
    const isText = typeof body === 'string' && body !== '';
    return new LinehaulError(response, isText ? { message: body } : {});
  }
}

const isRejection = (body: unknown): body is Rejection =>
  typeof body === 'object' && body !== null && 'statusCode' in body && 'message' in body;
