import {
  type Attributes,
  context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

export interface TracingOptions {
  /** Name of the process in the traces, such as `linehaul-backend`. */
  readonly service: string;
  /** Base URL of an OTLP collector over HTTP; nothing is traced without one. */
  readonly endpoint: string | undefined;
  /** Share of the actions that are traced, from 0 to 1; every process selects the same ones. */
  readonly share: number;
  readonly log: (message: string) => void;
}

/** One step of an action. Names and attributes hold no personal data, only kinds, ids and figures. */
export interface Step {
  readonly name: string;
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
}

/** Ids of an action's first span. */
interface ActionIds {
  readonly traceId: string;
  readonly spanId: string;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Every process derives an action's trace from its correlation id, which its events, jobs and log lines carry: nothing
 * has to be stored for a trace. The trace id is the correlation id without dashes, or its hash if it is not a UUID.
 */
export function actionIds(correlationId: string): ActionIds {
  const hash = createHash('sha256').update(correlationId).digest('hex');
  const isUuid = UUID.test(correlationId);
  return {
    traceId: isUuid ? correlationId.replaceAll('-', '').toLowerCase() : hash.slice(0, 32),
    spanId: hash.slice(32, 48),
  };
}

/** Records the steps of an action as spans of one trace (docs/operations.md). */
export class ActionTracer {
  /** @param startFirst starts a span with the given ids instead of random ones */
  constructor(
    private readonly tracer: Tracer,
    private readonly startFirst: (ids: ActionIds, start: () => Span) => Span,
    private readonly shutDown: () => Promise<void>,
  ) {}

  /** Starts the request that begins an action; `work` and what it calls run below it. The caller ends the span. */
  beginRequest(
    correlationId: string,
    isOwnId: boolean,
    { name, attributes = {} }: Step,
    work: () => void,
  ): Span {
    const start = () =>
      this.tracer.startSpan(
        name,
        { kind: SpanKind.SERVER, attributes },
        isOwnId ? ROOT_CONTEXT : contextOf(correlationId),
      );
    const span = isOwnId ? this.startFirst(actionIds(correlationId), start) : start();
    context.with(trace.setSpan(ROOT_CONTEXT, span), work);
    return span;
  }

  /** Runs a step below the current one; without a correlation id, or in its own action, below its caller's span. */
  async during<Result>(
    { name, ...options }: Step,
    work: () => Promise<Result>,
    correlationId?: string,
  ): Promise<Result> {
    const parent = correlationId === undefined ? context.active() : contextWithin(correlationId);
    const span = this.tracer.startSpan(name, options, parent);
    try {
      return await context.with(trace.setSpan(parent, span), work);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: nameOf(error) });
      throw error;
    } finally {
      span.end();
    }
  }

  /** Records a step that ends now. @param startedAt milliseconds of the epoch */
  record(correlationId: string, { name, ...options }: Step, startedAt: number): void {
    const startTime = new Date(startedAt);
    this.tracer.startSpan(name, { ...options, startTime }, contextOf(correlationId)).end();
  }

  /** Sends the remaining spans, for at most a second. */
  async stop(): Promise<void> {
    await Promise.race([this.shutDown().catch(() => undefined), wait(1_000)]);
  }
}

/** Null unless tracing has been started, so that steps cost nothing without it. */
export let tracer: ActionTracer | null = null;

const MAX_QUEUED_SPANS = 8_192;
const EXPORT_TIMEOUT_MS = 5_000;

/**
 * Starts exporting traces by OpenTelemetry's SDK, which is loaded only then. An unreachable or slow collector costs spans,
 * never work: the queue is bounded and sent in the background.
 */
export async function startTracing(options: TracingOptions): Promise<void> {
  if (options.endpoint === undefined) return;
  const [{ OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
  ]);
  let given: ActionIds | null = null;
  const random = new sdk.RandomIdGenerator();
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.service }),
    sampler: new sdk.TraceIdRatioBasedSampler(options.share),
    idGenerator: {
      generateTraceId: () => given?.traceId ?? random.generateTraceId(),
      generateSpanId: () => given?.spanId ?? random.generateSpanId(),
    },
    spanProcessors: [
      new sdk.BatchSpanProcessor(exporter, {
        maxQueueSize: MAX_QUEUED_SPANS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
        scheduledDelayMillis: 1_000,
      }),
    ],
  });
  provider.register({ propagator: null });
  logFailures(options.log);
  tracer = new ActionTracer(
    provider.getTracer('linehaul'),
    (ids, start) => {
      given = ids;
      try {
        return start();
      } finally {
        given = null;
      }
    },
    () => provider.shutdown(),
  );
}

/** Sends the remaining spans and stops tracing; for the end of a process, and for tests. */
export async function stopTracing(): Promise<void> {
  const stopped = tracer;
  tracer = null;
  await stopped?.stop();
  trace.disable();
  context.disable();
}

const LOG_INTERVAL_MS = 60_000;

/** The SDK retries and reports every failed export; one line a minute is enough. */
function logFailures(log: (message: string) => void): void {
  let loggedAt = -Infinity;
  const once = (message: string) => {
    if (performance.now() - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = performance.now();
    log(`Traces could not be exported: ${message}`);
  };
  const silent = () => undefined;
  const logger = { error: once, warn: silent, info: silent, debug: silent, verbose: silent };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
}

/** Below the first span of an action, in whichever process that was. */
const contextOf = (correlationId: string) =>
  trace.setSpanContext(ROOT_CONTEXT, {
    ...actionIds(correlationId),
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  });

/** The current step if it belongs to this action: work that several actions share runs in the first one's context. */
function contextWithin(correlationId: string) {
  const current = trace.getSpanContext(context.active());
  const isSame = current?.traceId === actionIds(correlationId).traceId;
  return isSame ? context.active() : contextOf(correlationId);
}

/** An error's kind: its message may name people. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');
