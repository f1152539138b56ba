import {
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

import { type ActionTracer, startTracing, stopTracing, tracer } from '@monitoring/tracing.js';

import type { Environment } from './config/environment.js';
import { currentRequest } from './request-context.js';

/** Starts tracing this process if the environment names a collector; before anything that is traced is created. */
export async function startProcessTracing(
  service: string,
  environment: Pick<Environment, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>,
): Promise<void> {
  const log = new Logger('Tracing');
  await startTracing({
    service,
    endpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT,
    share: environment.OTEL_TRACES_SAMPLER_ARG,
    log: (message) => {
      log.warn(message);
    },
  });
}

/** Requested often, and by no action of a user. */
const UNTRACED = /^\/(health|metrics|assets|favicon|socket\.io)/;

/** Begins the trace of each request, named by its route pattern, so that ids do not multiply the names. */
export const traceRequests =
  (traced: ActionTracer): RequestHandler =>
  (request: Request, response: Response, next: NextFunction): void => {
    const correlationId = currentRequest()?.correlationId;
    if (correlationId === undefined || UNTRACED.test(request.path)) {
      next();
      return;
    }
    // A caller may send its own id with several requests, which are then steps of one action.
    const isOwnId = request.get('X-Correlation-Id') !== correlationId;
    const { method } = request;
    const attributes = {
      'http.request.method': method,
      'linehaul.correlation_id': correlationId,
    };
    const span = traced.beginRequest(correlationId, isOwnId, { name: method, attributes }, next);
    response.once('close', () => {
      const route = (request.route as { path?: unknown } | undefined)?.path;
      if (typeof route === 'string') {
        span.updateName(`${method} ${route}`);
        span.setAttribute('http.route', route);
      }
      span.setAttribute('http.response.status_code', response.statusCode);
      span.end();
    });
  };

/** Traces every command and query of this process as a step, and sends the last ones before it ends. */
@Module({})
export class TracingModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(private readonly modules: ModuleRef) {}

  onApplicationBootstrap(): void {
    if (!tracer) return;
    traceBus(this.modules.get(CommandBus, { strict: false }), 'command', tracer);
    traceBus(this.modules.get(QueryBus, { strict: false }), 'query', tracer);
  }

  onApplicationShutdown(): Promise<void> {
    return stopTracing();
  }
}

/** The part of a message bus that is traced. */
interface MessageBus {
  execute(message: object): Promise<unknown>;
}

function traceBus(bus: MessageBus, kind: string, traced: ActionTracer): void {
  const execute = bus.execute.bind(bus);
  bus.execute = (message) =>
    traced.during({ name: `${kind} ${message.constructor.name}` }, () => execute(message));
}
