import type { z } from 'zod';

/** A question to a carrier's server, or a change at it. */
export interface CarrierRequest {
  /** Names the call in logs and counts; holds no data. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the carrier's base address. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Whether the carrier does something: a lost answer is then `Unknown`, else `Unavailable`. */
  readonly isChange: boolean;
}

/** An answer below 500, other than 429. */
export interface CarrierAnswer {
  readonly status: number;
  readonly body: Buffer;
  /**
   * Reads a JSON body; numbers are kept as text, so that no amount passes a float.
   * @throws Unavailable, or Unknown after a change, when it is not what the carrier documents
   */
  json<Schema extends z.ZodType>(schema: Schema): z.infer<Schema>;
}

/** What a capability works with: one account at one carrier, for one piece of work. */
export interface Call<Settings> {
  readonly settings: Settings;
  readonly now: Date;
  /**
   * Sends one request, signed in, to a checked address, within the time limit.
   * @throws Unavailable, Throttled or Unknown
   */
  http(request: CarrierRequest): Promise<CarrierAnswer>;
  /**
   * Fetches a file from an address that the carrier gave, without signing in.
   * @throws Unavailable
   */
  download(address: string): Promise<Buffer>;
  /** Waits while the carrier works. */
  pause(milliseconds: number): Promise<void>;
}
