import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  Logger,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';
import { type Observable, tap } from 'rxjs';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';

import { parseKnownState, type Position, positionHeaders } from '@contracts/realtime/position.js';
import { channels, type ProjectionProgress } from '@contracts/realtime/messages.js';

import { InvalidRequest } from '../invalid-request.js';
import { writtenHeader } from '../request-context.js';
import { PostgresListener } from '../database/postgres-listener.js';
import { RecordsVersions } from '../cache/record.cache.js';

/** Interval between checkpoint reads while a caller waits, in case a notification was lost. */
const POLL_INTERVAL_MS = 250;

/**
 * Progress of each projection, notified by the runners on commit. One read of the checkpoints serves all waiting
 * callers.
 */
@Injectable()
export class ReadModelProgress {
  private readonly log = new Logger(ReadModelProgress.name);
  private readonly reached = new Map<string, Position>();
  private readonly waiting = new Set<() => void>();
  private isPolling = false;

  constructor(
    private readonly database: DataSource,
    listener: PostgresListener,
  ) {
    listener.subscribe(
      channels.projectionProgress,
      (payload) => {
        this.record(JSON.parse(payload) as ProjectionProgress);
        this.wake();
      },
      () => {
        // A crash of the database may lose the last rows with their checkpoints: a reached position may be lost.
        this.reached.clear();
        void this.readCheckpoints();
      },
    );
  }

  /**
   * Waits until every given projection has reached `position`, at most `maxWaitMs`. Returns the position of the
   * slowest; the empty string if it has not started.
   */
  async waitFor(
    projections: readonly string[],
    position: Position,
    maxWaitMs: number,
  ): Promise<Position> {
    if (this.slowestOf(projections) < position)
      await this.waitUntil(() => this.slowestOf(projections) >= position, maxWaitMs);
    return this.slowestOf(projections);
  }

  /** Position all of them are known to have reached; later reads see everything up to it. */
  reachedBy(...projections: readonly string[]): Position {
    return this.slowestOf(projections);
  }

  private slowestOf(projections: readonly string[]): Position {
    return projections
      .map((name) => this.reached.get(name) ?? '')
      .reduce((slowest, position) => (position < slowest ? position : slowest));
  }

  private record({ name, position }: ProjectionProgress): void {
    if (position > (this.reached.get(name) ?? '')) this.reached.set(name, position);
  }

  private wake(): void {
    for (const wake of this.waiting) wake();
  }

  private waitUntil(isReached: () => boolean, maxWaitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        resolve();
      };
      const wake = () => {
        if (isReached()) end();
      };
      const timer = setTimeout(end, maxWaitMs);
      this.waiting.add(wake);
      if (!this.isPolling) void this.pollWhileCallersWait();
    });
  }

  private async pollWhileCallersWait(): Promise<void> {
    this.isPolling = true;
    while (this.waiting.size > 0) {
      await this.readCheckpoints();
      this.wake();
      if (this.waiting.size > 0) await pause(POLL_INTERVAL_MS, undefined, { ref: false });
    }
    this.isPolling = false;
  }

  private async readCheckpoints(): Promise<void> {
    try {
      const rows = await this.database.query<ProjectionProgress[]>(
        'select name, position from projection_checkpoint',
      );
      for (const row of rows) this.record(row);
    } catch (error) {
      this.log.warn(`Checkpoints could not be read: ${String(error)}`);
    }
  }
}

/**
 * Serves identical concurrent reads with one query: after a restart, a client's list is read once for all its users. A
 * read that began before a known event or records change is not shared with callers that arrive after it.
 */
@Injectable()
export class SharedReads {
  private readonly inFlight = new Map<string, Promise<unknown>>();

  constructor(
    private readonly progress: ReadModelProgress,
    private readonly records: RecordsVersions,
    private readonly listener: PostgresListener,
  ) {}

  /** @param request everything the result depends on, including the caller's scope */
  share<Result>(projection: string, request: object, read: () => Promise<Result>): Promise<Result> {
    if (!this.listener.isListening) return read();
    const at = [this.progress.reachedBy(projection), this.records.latest];
    const key = JSON.stringify([projection, at, request]);
    const shared = this.inFlight.get(key) ?? this.begin(key, read);
    // The key identifies the query, and thus the type of its result.
    return shared as Promise<Result>;
  }

  private begin<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    const reading = read().finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, reading);
    return reading;
  }
}

const READS_FROM = 'reads-from';

/** Projections the route reads from: X-After-Position waits for these. */
export const ReadsFrom = (...projections: string[]) => SetMetadata(READS_FROM, projections);

const MAX_WAIT_MS = 2_000;

/**
 * Read your own writes: a read with `X-After-Position` waits until its projections have reached that position, at most
 * 2 s, and `X-Event-Position` in a response is the position its request has written. `waitForRecords` has waited for
 * records before.
 */
@Injectable()
export class ReadYourWritesInterceptor implements NestInterceptor {
  constructor(
    private readonly progress: ReadModelProgress,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (context.getType() !== 'http') return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    const readAt = await this.waitForProjections(context);
    if (readAt !== null) response.setHeader(positionHeaders.read, readAt);
    return next.handle().pipe(
      tap(() => {
        const written = writtenHeader();
        if (written !== null && !response.headersSent)
          response.setHeader(positionHeaders.written, written);
      }),
    );
  }

  /**
   * Waits for the projections that the route reads; returns the position they have reached if that is too early,
   * otherwise null.
   */
  private async waitForProjections(context: ExecutionContext): Promise<Position | null> {
    const after = requestedPosition(context.switchToHttp().getRequest<Request>());
    const projections = this.reflector.get<string[] | undefined>(READS_FROM, context.getHandler());
    if (after === '' || !projections) return null;
    const reached = await this.progress.waitFor(projections, after, MAX_WAIT_MS);
    return reached < after ? reached : null;
  }
}

function requestedPosition(request: Request): Position {
  const after = request.get(positionHeaders.after);
  if (after === undefined || after === '') return '';
  const known = parseKnownState(after);
  if (known) return known.events;
  throw new InvalidRequest([
    { path: 'X-After-Position', message: 'X-After-Position is not a valid position' },
  ]);
}

/**
 * Delays a request until this process knows the records version its caller has written or seen; runs before the guard,
 * since permissions are records as well. The interceptor rejects a malformed header.
 */
export const waitForRecords =
  (versions: RecordsVersions) =>
  (request: Request, _response: Response, next: NextFunction): void => {
    const after = request.get(positionHeaders.after);
    const records = after === undefined ? '' : (parseKnownState(after)?.records ?? '');
    if (records === '') {
      next();
      return;
    }
    versions.waitFor(records).then(() => {
      next();
    }, next);
  };
