import { z } from 'zod';

const POSTGRES_URL = 'a URL starting with postgres:// or postgresql://';
const PORT_MESSAGE = 'a whole number from 1 to 65535';
const COLLECTOR_URL = 'a URL starting with http:// or https://';
const SHARE_MESSAGE = 'a number from 0 to 1';
const PART_MESSAGE = 'a part of the processes, such as 1/2';
const STORE_URL = 'a URL starting with postgres://, postgresql://, esdb:// or esdb+discover://';

/** Environment of the projections. An empty value counts as unset. */
const schema = z.object({
  /** Read models; a direct connection, not one through a transaction pooler. */
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\/.+/, POSTGRES_URL),
  /** URL of the event store; by default events are in the database of DATABASE_URL. */
  EVENT_STORE_URL: z
    .string()
    .regex(/^(postgres(ql)?|esdb|esdb\+discover):\/\/.+/, STORE_URL)
    .optional(),
  /**
   * Part of this process among several, such as 1/2: it runs its part of the projections, and the others' while they
   * are down.
   */
  PROJECTIONS_PART: z
    .string()
    .regex(/^[1-9]\d?\/[1-9]\d?$/, PART_MESSAGE)
    .transform(toPart)
    .refine(({ number, of }) => number <= of, PART_MESSAGE)
    .nullable()
    .default(null),
  /** Port for health and metrics; not served if unset. */
  MONITORING_PORT: z.coerce
    .number(PORT_MESSAGE)
    .int(PORT_MESSAGE)
    .min(1, PORT_MESSAGE)
    .max(65_535, PORT_MESSAGE)
    .optional(),
  /** Address they listen on. */
  MONITORING_HOST: z.string().default('127.0.0.1'),
  /** Token with which other machines can read /metrics. */
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  /** Base URL of an OpenTelemetry collector; nothing is traced if unset. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .regex(/^https?:\/\/.+/, COLLECTOR_URL)
    .optional(),
  /** Share of the actions that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number(SHARE_MESSAGE)
    .min(0, SHARE_MESSAGE)
    .max(1, SHARE_MESSAGE)
    .default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Share of the projections that one process runs. */
export interface ProcessPart {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

export interface Environment {
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
  readonly logLevel: string;
  /** Null when the first process to start runs a projection. */
  readonly part: ProcessPart | null;
  readonly tracing: { readonly endpoint: string | undefined; readonly share: number };
  readonly monitoring: {
    readonly host: string;
    readonly port: number | undefined;
    readonly token: string | undefined;
  };
}

/** @throws Error naming the first invalid variable and the expected value, never its actual one */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const { data, error } = schema.safeParse(Object.fromEntries(given));
  if (data)
    return {
      databaseUrl: data.DATABASE_URL,
      eventStoreUrl: data.EVENT_STORE_URL ?? data.DATABASE_URL,
      logLevel: data.LOG_LEVEL,
      part: data.PROJECTIONS_PART,
      tracing: {
        endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
        share: data.OTEL_TRACES_SAMPLER_ARG,
      },
      monitoring: {
        host: data.MONITORING_HOST,
        port: data.MONITORING_PORT,
        token: data.METRICS_TOKEN,
      },
    };

  const [issue] = error.issues;
  const name = String(issue?.path[0]);
  const problem = variables[name] ? 'is invalid' : 'is not set';
  const expected = name === 'DATABASE_URL' && problem === 'is not set' ? POSTGRES_URL : null;
  throw new Error(`${name} ${problem}: expected ${expected ?? issue?.message ?? 'something else'}`);
}

function toPart(text: string): ProcessPart {
  const [number = 1, of = 1] = text.split('/').map(Number);
  return { number, of };
}
