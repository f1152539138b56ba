export interface EmbeddedPostgres {
  readonly port: number;
  readonly dataDir: string;
  readonly pid: number;
  /** Resolves when the server has ended, with the reason. */
  readonly gone: Promise<string>;
  readonly url: string;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  readonly fallbackBase?: string;
  readonly settings?: Readonly<Record<string, string | number>>;
  readonly log?: (message: string) => void;
}

export function startPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres>;
export function freePort(): Promise<number>;
export function isFree(port: number): Promise<boolean>;
