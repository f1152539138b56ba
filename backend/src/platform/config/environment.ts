import path from 'node:path';

import { z } from 'zod';

import { defaultKeyQuotas } from '@contracts/rules/api-quotas.js';
import { passwordPattern } from '@contracts/rules/password.js';

import {
  addressRanges,
  folder,
  matching,
  number,
  ports,
  trueOrFalse,
  wholeNumber,
} from './environment-rules.js';

const PORT = wholeNumber(1, 65_535);
const SIMULATED_PORT = wholeNumber(0, 65_535).optional();
const EMAIL = z.email('an email address').optional();
const WEB_URL = matching(/^https?:\/\/.+/, 'a URL starting with http:// or https://');
const POSTGRES_URL = matching(
  /^postgres(ql)?:\/\/.+/,
  'a URL starting with postgres:// or postgresql://',
);
/** Twenty times this must fit in a database integer. */
const KEY_QUOTA = wholeNumber(1, 10_000_000);
const INTERVAL_RULE = number(0.1, 3600, 'a number of seconds from 0.1 to 3600');

/**
 * Environment variables of backend and worker with their defaults. Each rule's message describes the expected
 * value. An empty value counts as unset.
 */
export const environmentSchema = z.object({
  /** Port of HTTP and sockets. */
  PORT: PORT.default(3000),

  /** Address to listen on; 0.0.0.0 to be reachable from other machines. */
  HOST: z.string().default('127.0.0.1'),

  /** Folder for keys created on first start. */
  DATA_DIR: folder('.data'),

  /** Records and read models; a direct connection, not one through a transaction pooler. */
  DATABASE_URL: POSTGRES_URL,

  /**
   * URL that signs in as the database's owner, for migrations only: they create the role of DATABASE_URL, which can add
   * events and audit entries but not change them. If unset, that role owns everything.
   */
  DATABASE_OWNER_URL: POSTGRES_URL.optional(),

  /** Event store; defaults to the database of DATABASE_URL. */
  EVENT_STORE_URL: matching(
    /^(postgres(ql)?|esdb|esdb\+discover):\/\/.+/,
    'a URL starting with postgres://, postgresql://, esdb:// or esdb+discover://',
  ).optional(),

  /**
   * Signs in to EventStoreDB as its administrator, for migrations only: they create the user of EVENT_STORE_URL, which
   * can add events but neither delete nor truncate a stream. If unset, that user must already exist.
   */
  EVENT_STORE_ADMIN_URL: matching(
    /^esdb(\+discover)?:\/\/.+/,
    'a URL starting with esdb:// or esdb+discover://',
  ).optional(),

  /** True for demo installations: their users come from the seed. */
  DEMO: trueOrFalse(false),

  /** Past consignments created on the demo's first start; fewer start sooner. */
  DEMO_CONSIGNMENTS: wholeNumber(0, 1200).default(1200),

  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),

  /** Signs session tokens; defaults to a key created on first start and stored in DATA_DIR. */
  JWT_SECRET: z.string().min(32, 'at least 32 characters').optional(),

  /** Keys that encrypt stored secrets, `id:base64` each; the first encrypts, all decrypt. Defaults like JWT_SECRET. */
  ENCRYPTION_KEYS: matching(
    /^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/,
    'id:key pairs separated by commas, each key 32 bytes in base64',
  ).optional(),

  /** Session length in hours, applied in identity/sessions/session-end.ts (GAP-04). */
  TOKEN_HOURS: number(0.001, 720, 'a number of hours above 0, at most 720').default(8),

  /** Folder of the built front end. */
  WEB_ROOT: folder(path.resolve(import.meta.dirname, '../../../../frontend')),

  /** Public URL of this installation, for links in emails. Defaults to this machine. */
  PUBLIC_URL: WEB_URL.optional(),

  /** Publishes the API's description at /api/docs, without sign-in. */
  API_DOCS: trueOrFalse(true),

  /** Number of trusted proxies before the backend, whose X-Forwarded-For is used. */
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),

  /** Requests per minute from one address to public routes: enough for a large office signing in at once. */
  RATE_LIMIT_PER_ADDRESS: wholeNumber(1, 1_000_000_000).default(6_000),

  /** Requests a minute of one signed-in user, in each backend process. */
  RATE_LIMIT_PER_USER: wholeNumber(1, 1_000_000_000).default(30_000),

  /** Quotas of one API key over all backends (ADR 53): uploads in an hour, the rest in a minute. */
  RATE_LIMIT_KEY_CALLS: KEY_QUOTA.default(defaultKeyQuotas.calls),
  RATE_LIMIT_KEY_CHANGES: KEY_QUOTA.default(defaultKeyQuotas.changes),
  RATE_LIMIT_KEY_OFFERS: KEY_QUOTA.default(defaultKeyQuotas.offers),
  RATE_LIMIT_KEY_PAPERS: KEY_QUOTA.default(defaultKeyQuotas.papers),
  RATE_LIMIT_KEY_UPLOADS: KEY_QUOTA.default(defaultKeyQuotas.uploads),

  SMTP_URL: matching(/^smtps?:\/\/.+/, 'a URL starting with smtp:// or smtps://').optional(),

  /** Receives emails about items that need attention; none are sent if unset. */
  OPERATOR_EMAIL: EMAIL,

  MAIL_FROM: matching(/@/, 'an email address, with or without a name before it').default(
    'Linehaul <no-reply@linehaul.example>',
  ),

  /** Address ranges that calls to configured servers may reach besides public ones, as CIDR separated by commas. */
  OUTGOING_ALLOW: addressRanges(),

  /** Days that public events are kept, deleted by the worker after that; all are kept if unset. */
  PUBLIC_EVENT_DAYS: wholeNumber(400, 36_500).optional(),

  /** Ports of webhooks besides 443 and 8443, separated by commas. */
  OUTGOING_PORTS: ports(),

  /** Deprecated, until December 2027: same as adding this machine's ranges to OUTGOING_ALLOW. */
  ALLOW_LOOPBACK_TARGETS: trueOrFalse(false),

  /** Timeout for a carrier's server in seconds. */
  CARRIER_TIMEOUT_SECONDS: wholeNumber(1, 300).default(20),

  /**
   * Servers in place of carriers' own, by adapter, as `australia-post=https://proxy.example/auspost`: a test double
   * or a proxy of the operator's.
   */
  CARRIER_SERVERS: matching(
    /^[a-z-]+=https?:\/\/[^,\s]+(,[a-z-]+=https?:\/\/[^,\s]+)*$/,
    'adapter=URL pairs, such as australia-post=https://server',
  ).optional(),

  /** URL of PrintNode; can be changed for tests or a compatible service. */
  PRINT_SERVICE_URL: WEB_URL.default('https://api.printnode.com'),

  /**
   * Delivery attempts to a carrier, with growing delays, before manual action is needed. The ninth is after an hour and
   * a quarter, so an outage of one hour needs no action; the tenth is after three and a half.
   */
  CARRIER_TRIES: wholeNumber(1, 20).default(10),

  /** Seconds between two reads of a carrier's tracking feed. */
  TRACKING_FEED_SECONDS: INTERVAL_RULE.default(5),

  /** Seconds between two scans of the simulated carrier of test environments. */
  SIMULATED_STEP_SECONDS: INTERVAL_RULE.default(8),

  /** Seconds between the worker's checks for due client flows and changed webhooks. */
  WORKER_LOOK_SECONDS: INTERVAL_RULE.default(1),

  /** Concurrent transfers of one worker process, and as many bookings; a customer has at most a quarter of them. */
  WORKER_CONCURRENCY: wholeNumber(1, 100).default(20),

  /** First user of an installation without demo data. */
  SUPER_ADMIN_EMAIL: EMAIL,

  SUPER_ADMIN_PASSWORD: matching(
    passwordPattern,
    'at least 8 characters with a digit, a lowercase and an uppercase letter',
  ).optional(),

  /** Bearer token that opens /metrics to other machines. */
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),

  /** Base URL of an OpenTelemetry collector, which receives traces as OTLP over HTTP; none are recorded if unset. */
  OTEL_EXPORTER_OTLP_ENDPOINT: WEB_URL.optional(),

  /** Share of the actions that are traced. */
  OTEL_TRACES_SAMPLER_ARG: number(0, 1, 'a number from 0 to 1').default(1),

  /** Port of one process's own health and metrics; without it only backends serve them, on PORT. */
  MONITORING_PORT: PORT.optional(),

  /** Address they listen on; 0.0.0.0 to be reachable from other machines. */
  MONITORING_HOST: z.string().default('127.0.0.1'),

  SIMULATED_CARRIER_SFTP_PORT: SIMULATED_PORT,
  SIMULATED_CARRIER_HTTP_PORT: SIMULATED_PORT,
  SIMULATED_CARRIER_SMTP_PORT: SIMULATED_PORT,
});

type Variables = Readonly<z.output<typeof environmentSchema>>;

/** The variables and values derived from them. */
class Settings {
  readonly #variables: Variables;

  constructor(variables: Variables) {
    this.#variables = variables;
    Object.assign(this, variables);
  }

  /** Server to use instead of the carrier's own; null for the carrier's. */
  carrierServer(adapter: string): string | null {
    const pairs = (this.#variables.CARRIER_SERVERS ?? '').split(',');
    const own = pairs.find((pair) => pair.startsWith(`${adapter}=`));
    return own?.slice(adapter.length + 1) ?? null;
  }

  /** URL of the event store. */
  get eventStoreUrl(): string {
    return this.#variables.EVENT_STORE_URL ?? this.#variables.DATABASE_URL;
  }

  /** Without a trailing slash. */
  get publicUrl(): string {
    const { PUBLIC_URL, PORT: port } = this.#variables;
    return (PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, '');
  }
}

/** The validated environment, and the token it is injected by; the compiler does not see what `assign` adds. */
export class Environment extends (Settings as new (variables: Variables) => Settings & Variables) {}
