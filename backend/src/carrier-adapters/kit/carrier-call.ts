import type { z } from 'zod';

/** A read from a carrier's server, or a change. */
export interface CarrierRequest {
  /** Name of the call in logs and metrics; contains no data. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the carrier's base URL. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Whether the call changes something at the carrier: a lost response is then `Unknown`, otherwise `Unavailable`. */
  readonly isChange: boolean;
}

/** A response below 500, other than 429. */
export interface CarrierResponse {
  readonly status: number;
  readonly body: Buffer;
  /**
   * Reads a JSON body; numbers stay text, so that no amount becomes a float.
   * @throws Unavailable, or Unknown after a change, when it does not match the carrier's documentation
   */
  json<Schema extends z.ZodType>(schema: Schema): z.infer<Schema>;
}

/** Context of a capability: one account at one carrier, for one operation. */
export interface Call<Settings> {
  readonly settings: Settings;
  readonly now: Date;
  /**
   * Sends one request, signed in, to a checked address, within the time limit.
   * @throws Unavailable, Throttled or Unknown
   */
  http(request: CarrierRequest): Promise<CarrierResponse>;
  /**
   * Fetches a file from a URL that the carrier returned, without signing in.
   * @throws Unavailable
   */
  download(address: string): Promise<Buffer>;
  /** Waits between polls while the carrier processes a request. */
  pause(milliseconds: number): Promise<void>;
}
