import path from 'node:path';

import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
} from 'class-validator';

import { passwordPattern } from '@contracts/rules/password.js';

import { areRanges } from '../outgoing/outgoing-policy.js';

const POSTGRES_ADDRESS = 'an address starting with postgres:// or postgresql://';
const A_PORT = 'a whole number from 1 to 65535';
const A_TIMEOUT = 'a whole number of seconds from 1 to 300';
const A_NUMBER_OF_TRIES = 'a whole number from 1 to 20';
const AN_INTERVAL = 'a number of seconds from 0.1 to 3600';
const A_NUMBER_OF_JOBS = 'a whole number from 1 to 100';
const A_NUMBER_OF_CONSIGNMENTS = 'a whole number from 0 to 1200';
const A_RATE = 'a whole number from 1 to 1,000,000,000';
const TRUE_OR_FALSE = 'true or false';
const AN_ADDRESS = 'an address starting with http:// or https://';

const RANGES = 'ranges of addresses joined by commas, such as 10.20.0.0/16,127.0.0.0/8,::1/128';

const PORTS = 'whole numbers from 1 to 65535 joined by commas';

const toPorts = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').map((port) => Number(port.trim())) : value;

const rangesOfAddresses = {
  name: 'rangesOfAddresses',
  validator: { validate: (value: unknown) => value === '' || areRanges(String(value)) },
};

const trueOrFalse = ({ value }: { value: unknown }): unknown =>
  value === 'true' ? true : value === 'false' ? false : value;

/**
 * Environment variables of backend and worker with their defaults. Each rule's message describes the expected
 * value. An empty value counts as unset.
 */
export class Environment {
  /** Port of HTTP and sockets. */
  @Type(() => Number)
  @IsInt({ message: A_PORT })
  @Min(1, { message: A_PORT })
  @Max(65_535, { message: A_PORT })
  readonly PORT: number = 3000;

  /** Address to listen on; 0.0.0.0 to be reachable from other machines. */
  @IsString()
  readonly HOST: string = '127.0.0.1';

  /** Folder for keys created at the first start. */
  @Transform(({ value }) => path.resolve(String(value)))
  @IsString()
  readonly DATA_DIR: string = path.resolve('.data');

  /** Records and read models; a direct connection, not one through a transaction pooler. */
  @Matches(/^postgres(ql)?:\/\/.+/, { message: POSTGRES_ADDRESS })
  readonly DATABASE_URL: string;

  /**
   * Signs in as the database's owner, for migrations only: they create the role of DATABASE_URL, which can add events
   * and audit entries but not change them. Unset, that role owns all of it.
   */
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\/.+/, { message: POSTGRES_ADDRESS })
  readonly DATABASE_OWNER_URL?: string;

  /** Event store; defaults to the database of DATABASE_URL. */
  @IsOptional()
  @Matches(/^(postgres(ql)?|esdb|esdb\+discover):\/\/.+/, {
    message: 'an address starting with postgres://, postgresql://, esdb:// or esdb+discover://',
  })
  readonly EVENT_STORE_URL?: string;

  /** True for demo installations: their users come from the seed. */
  @Transform(trueOrFalse)
  @IsBoolean({ message: TRUE_OR_FALSE })
  readonly DEMO: boolean = false;

  /** Past consignments created at the demo's first start; fewer start sooner. */
  @Type(() => Number)
  @IsInt({ message: A_NUMBER_OF_CONSIGNMENTS })
  @Min(0, { message: A_NUMBER_OF_CONSIGNMENTS })
  @Max(1200, { message: A_NUMBER_OF_CONSIGNMENTS })
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
  @Matches(/^https?:\/\/.+/, { message: AN_ADDRESS })
  readonly PUBLIC_URL?: string;

  /** Whether anybody who reaches the port reads the description of the API at /api/docs. */
  @Transform(trueOrFalse)
  @IsBoolean({ message: TRUE_OR_FALSE })
  readonly API_DOCS: boolean = true;

  /** Number of trusted proxies before the backend, whose X-Forwarded-For is used. */
  @Type(() => Number)
  @IsInt({ message: 'a whole number from 0 to 10' })
  @Min(0, { message: 'a whole number from 0 to 10' })
  @Max(10, { message: 'a whole number from 0 to 10' })
  readonly TRUSTED_PROXIES: number = 0;

  /** Requests a minute from one address to what is open to anybody: a large office signing in at once needs some. */
  @Type(() => Number)
  @IsInt({ message: A_RATE })
  @Min(1, { message: A_RATE })
  @Max(1_000_000_000, { message: A_RATE })
  readonly RATE_LIMIT_PER_ADDRESS: number = 6_000;

  /** Requests a minute of one signed-in user or API key. */
  @Type(() => Number)
  @IsInt({ message: A_RATE })
  @Min(1, { message: A_RATE })
  @Max(1_000_000_000, { message: A_RATE })
  readonly RATE_LIMIT_PER_USER: number = 30_000;

  @IsOptional()
  @Matches(/^smtps?:\/\/.+/, { message: 'an address starting with smtp:// or smtps://' })
  readonly SMTP_URL?: string;

  /** Told by mail what needs a person; nobody when unset. */
  @IsOptional()
  @IsEmail({}, { message: 'an e-mail address' })
  readonly OPERATOR_EMAIL?: string;

  @Matches(/@/, { message: 'an e-mail address, with or without a name before it' })
  readonly MAIL_FROM: string = 'Linehaul <no-reply@linehaul.example>';

  /** Address ranges that calls to configured servers may reach besides public ones, as CIDR joined by commas. */
  @ValidateBy(rangesOfAddresses, { message: RANGES })
  readonly OUTGOING_ALLOW: string = '';

  /** Ports of webhooks besides 443 and 8443, joined by commas. */
  @Transform(({ value }) => toPorts(value))
  @IsInt({ each: true, message: PORTS })
  @Min(1, { each: true, message: PORTS })
  @Max(65_535, { each: true, message: PORTS })
  readonly OUTGOING_PORTS: readonly number[] = [];

  /** Until December 2027: the same as this machine's ranges in OUTGOING_ALLOW. */
  @Transform(trueOrFalse)
  @IsBoolean({ message: TRUE_OR_FALSE })
  readonly ALLOW_LOOPBACK_TARGETS: boolean = false;

  /** Timeout for a carrier's server in seconds. */
  @Type(() => Number)
  @IsInt({ message: A_TIMEOUT })
  @Min(1, { message: A_TIMEOUT })
  @Max(300, { message: A_TIMEOUT })
  readonly CARRIER_TIMEOUT_SECONDS: number = 20;

  /** URL of PrintNode; can be changed for tests or a compatible service. */
  @Matches(/^https?:\/\/.+/, { message: AN_ADDRESS })
  readonly PRINT_SERVICE_URL: string = 'https://api.printnode.com';

  /** Delivery attempts to a carrier with growing delays before a person has to act: 8 take about half an hour. */
  @Type(() => Number)
  @IsInt({ message: A_NUMBER_OF_TRIES })
  @Min(1, { message: A_NUMBER_OF_TRIES })
  @Max(20, { message: A_NUMBER_OF_TRIES })
  readonly CARRIER_TRIES: number = 8;

  /** Seconds between two reads of the carriers' tracking feeds. */
  @Type(() => Number)
  @IsNumber({}, { message: AN_INTERVAL })
  @Min(0.1, { message: AN_INTERVAL })
  @Max(3600, { message: AN_INTERVAL })
  readonly TRACKING_FEED_SECONDS: number = 1;

  /** Seconds between two looks of the worker for client flows that are due and for webhooks that were changed. */
  @Type(() => Number)
  @IsNumber({}, { message: AN_INTERVAL })
  @Min(0.1, { message: AN_INTERVAL })
  @Max(3600, { message: AN_INTERVAL })
  readonly WORKER_LOOK_SECONDS: number = 1;

  /** Concurrent transfers of one worker process, and as many bookings; a customer has at most a quarter of them. */
  @Type(() => Number)
  @IsInt({ message: A_NUMBER_OF_JOBS })
  @Min(1, { message: A_NUMBER_OF_JOBS })
  @Max(100, { message: A_NUMBER_OF_JOBS })
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

  /** Port of the worker's health and metrics, and of the projections'; not served when unset. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: A_PORT })
  @Min(1, { message: A_PORT })
  @Max(65_535, { message: A_PORT })
  readonly MONITORING_PORT?: number;

  /** Address they listen on; 0.0.0.0 to be reachable from other machines. */
  @IsString()
  readonly MONITORING_HOST: string = '127.0.0.1';

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: A_PORT })
  readonly SIMULATED_CARRIER_SFTP_PORT?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: A_PORT })
  readonly SIMULATED_CARRIER_HTTP_PORT?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: A_PORT })
  readonly SIMULATED_CARRIER_SMTP_PORT?: number;

  /** URL of the event store. */
  get eventStoreUrl(): string {
    return this.EVENT_STORE_URL ?? this.DATABASE_URL;
  }

  /** Without a trailing slash. */
  get publicUrl(): string {
    return (this.PUBLIC_URL ?? `http://localhost:${this.PORT}`).replace(/\/+$/, '');
  }
}
