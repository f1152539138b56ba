import path from 'node:path';

import { Transform, Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
} from 'class-validator';

import { passwordPattern } from '@contracts/rules/password.js';

import { AddressRanges, Ports, TrueOrFalse, WholeNumber } from './environment-rules.js';

const POSTGRES_URL = 'an address starting with postgres:// or postgresql://';
const WEB_URL = 'an address starting with http:// or https://';
const CARRIER_SERVERS = 'pairs of adapter and address, as australia-post=https://server';
const AN_INTERVAL = 'a number of seconds from 0.1 to 3600';

/**
 * Environment variables of backend and worker with their defaults. Each rule's message describes the expected
 * value. An empty value counts as unset.
 */
export class Environment {
  /** Port of HTTP and sockets. */
  @WholeNumber(1, 65_535)
  readonly PORT: number = 3000;

  /** Address to listen on; 0.0.0.0 to be reachable from other machines. */
  @IsString()
  readonly HOST: string = '127.0.0.1';

  /** Folder for keys created at the first start. */
  @Transform(({ value }) => path.resolve(String(value)))
  @IsString()
  readonly DATA_DIR: string = path.resolve('.data');

  /** Records and read models; a direct connection, not one through a transaction pooler. */
  @Matches(/^postgres(ql)?:\/\/.+/, { message: POSTGRES_URL })
  readonly DATABASE_URL: string;

  /**
   * URL that signs in as the database's owner, for migrations only: they create the role of DATABASE_URL, which can add
   * events and audit entries but not change them. If unset, that role owns everything.
   */
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\/.+/, { message: POSTGRES_URL })
  readonly DATABASE_OWNER_URL?: string;

  /** Event store; defaults to the database of DATABASE_URL. */
  @IsOptional()
  @Matches(/^(postgres(ql)?|esdb|esdb\+discover):\/\/.+/, {
    message: 'an address starting with postgres://, postgresql://, esdb:// or esdb+discover://',
  })
  readonly EVENT_STORE_URL?: string;

  /** True for demo installations: their users come from the seed. */
  @TrueOrFalse()
  readonly DEMO: boolean = false;

  /** Past consignments created at the demo's first start; fewer start sooner. */
  @WholeNumber(0, 1200)
  readonly DEMO_CONSIGNMENTS: number = 1200;

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    message: 'fatal, error, warn, info, debug, trace or silent',
  })
  readonly LOG_LEVEL: string = 'info';

  /** Signs session tokens; defaults to a key created at the first start and stored in DATA_DIR. */
  @IsOptional()
  @MinLength(32, { message: 'at least 32 characters' })
  readonly JWT_SECRET?: string;

  /** Keys that encrypt stored secrets, `id:base64` each; the first encrypts, all decrypt. Defaults as JWT_SECRET. */
  @IsOptional()
  @Matches(/^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/, {
    message: 'id:key pairs joined by commas, each key 32 bytes in base64',
  })
  readonly ENCRYPTION_KEYS?: string;

  /** Lifetime of a session token in hours (GAP-04). */
  @Type(() => Number)
  @IsNumber({}, { message: 'a number of hours above 0, at most 720' })
  @Min(0.001, { message: 'a number of hours above 0, at most 720' })
  @Max(720, { message: 'a number of hours above 0, at most 720' })
  readonly TOKEN_HOURS: number = 8;

  /** Folder of the built front end. */
  @Transform(({ value }) => path.resolve(String(value)))
  @IsString()
  readonly WEB_ROOT: string = path.resolve(import.meta.dirname, '../../../../frontend');

  /** Public URL of this installation, for links in emails. Defaults to this machine. */
  @IsOptional()
  @Matches(/^https?:\/\/.+/, { message: WEB_URL })
  readonly PUBLIC_URL?: string;

  /** Publishes the API's description at /api/docs, without sign-in. */
  @TrueOrFalse()
  readonly API_DOCS: boolean = true;

  /** Number of trusted proxies before the backend, whose X-Forwarded-For is used. */
  @WholeNumber(0, 10)
  readonly TRUSTED_PROXIES: number = 0;

  /** Requests a minute from one address to public routes: enough for a large office signing in at once. */
  @WholeNumber(1, 1_000_000_000)
  readonly RATE_LIMIT_PER_ADDRESS: number = 6_000;

  /** Requests a minute of one signed-in user or API key. */
  @WholeNumber(1, 1_000_000_000)
  readonly RATE_LIMIT_PER_USER: number = 30_000;

  @IsOptional()
  @Matches(/^smtps?:\/\/.+/, { message: 'an address starting with smtp:// or smtps://' })
  readonly SMTP_URL?: string;

  /** Receives emails about items that need a person; none are sent if unset. */
  @IsOptional()
  @IsEmail({}, { message: 'an e-mail address' })
  readonly OPERATOR_EMAIL?: string;

  @Matches(/@/, { message: 'an e-mail address, with or without a name before it' })
  readonly MAIL_FROM: string = 'Linehaul <no-reply@linehaul.example>';

  /** Address ranges that calls to configured servers may reach besides public ones, as CIDR joined by commas. */
  @AddressRanges()
  readonly OUTGOING_ALLOW: string = '';

  /** Ports of webhooks besides 443 and 8443, joined by commas. */
  @Ports()
  readonly OUTGOING_PORTS: readonly number[] = [];

  /** Until December 2027: the same as this machine's ranges in OUTGOING_ALLOW. */
  @TrueOrFalse()
  readonly ALLOW_LOOPBACK_TARGETS: boolean = false;

  /** Timeout for a carrier's server in seconds. */
  @WholeNumber(1, 300)
  readonly CARRIER_TIMEOUT_SECONDS: number = 20;

  /**
   * Servers in place of carriers' own, by adapter, as `australia-post=https://proxy.example/auspost`: a test double
   * or a proxy of the operator's.
   */
  @IsOptional()
  @Matches(/^[a-z-]+=https?:\/\/[^,\s]+(,[a-z-]+=https?:\/\/[^,\s]+)*$/, {
    message: CARRIER_SERVERS,
  })
  readonly CARRIER_SERVERS?: string;

  /** URL of PrintNode; can be changed for tests or a compatible service. */
  @Matches(/^https?:\/\/.+/, { message: WEB_URL })
  readonly PRINT_SERVICE_URL: string = 'https://api.printnode.com';

  /** Delivery attempts to a carrier with growing delays before a person has to act: 8 take about half an hour. */
  @WholeNumber(1, 20)
  readonly CARRIER_TRIES: number = 8;

  /** Seconds between two reads of the carriers' tracking feeds. */
  @Type(() => Number)
  @IsNumber({}, { message: AN_INTERVAL })
  @Min(0.1, { message: AN_INTERVAL })
  @Max(3600, { message: AN_INTERVAL })
  readonly TRACKING_FEED_SECONDS: number = 1;

  /** Seconds between the worker's checks for due client flows and changed webhooks. */
  @Type(() => Number)
  @IsNumber({}, { message: AN_INTERVAL })
  @Min(0.1, { message: AN_INTERVAL })
  @Max(3600, { message: AN_INTERVAL })
  readonly WORKER_LOOK_SECONDS: number = 1;

  /** Concurrent transfers of one worker process, and as many bookings; a customer has at most a quarter of them. */
  @WholeNumber(1, 100)
  readonly WORKER_CONCURRENCY: number = 20;

  /** First user of an installation without demo data. */
  @IsOptional()
  @IsEmail({}, { message: 'an e-mail address' })
  readonly SUPER_ADMIN_EMAIL?: string;

  @IsOptional()
  @Matches(passwordPattern, {
    message: 'at least 8 characters with a digit, a lowercase and an uppercase letter',
  })
  readonly SUPER_ADMIN_PASSWORD?: string;

  /** Bearer token that opens /metrics to other machines. */
  @IsOptional()
  @MinLength(16, { message: 'at least 16 characters' })
  readonly METRICS_TOKEN?: string;

  /** Port of one process's own health and metrics; without it only backends serve them, on PORT. */
  @IsOptional()
  @WholeNumber(1, 65_535)
  readonly MONITORING_PORT?: number;

  /** Address they listen on; 0.0.0.0 to be reachable from other machines. */
  @IsString()
  readonly MONITORING_HOST: string = '127.0.0.1';

  @IsOptional()
  @WholeNumber(0, 65_535)
  readonly SIMULATED_CARRIER_SFTP_PORT?: number;

  @IsOptional()
  @WholeNumber(0, 65_535)
  readonly SIMULATED_CARRIER_HTTP_PORT?: number;

  @IsOptional()
  @WholeNumber(0, 65_535)
  readonly SIMULATED_CARRIER_SMTP_PORT?: number;

  /** Server in place of the carrier's own; null for that. */
  carrierServer(adapter: string): string | null {
    const pairs = (this.CARRIER_SERVERS ?? '').split(',');
    const own = pairs.find((pair) => pair.startsWith(`${adapter}=`));
    return own?.slice(adapter.length + 1) ?? null;
  }

  /** URL of the event store. */
  get eventStoreUrl(): string {
    return this.EVENT_STORE_URL ?? this.DATABASE_URL;
  }

  /** Without a trailing slash. */
  get publicUrl(): string {
    return (this.PUBLIC_URL ?? `http://localhost:${this.PORT}`).replace(/\/+$/, '');
  }
}
