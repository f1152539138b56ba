import { HttpException, Injectable } from '@nestjs/common';
import {
  HealthCheckService,
  HealthIndicatorService,
  type HealthCheckResult,
  type HealthIndicatorResult,
} from '@nestjs/terminus';

import { DataSource } from 'typeorm';

import { EventStore } from '@event-store/event-store.js';
import { BoundedQueries } from '@monitoring/with-timeout.js';

import { ProjectionQueries, type ProjectionHealth } from './queries/projection.queries.js';
import { IssueQueries } from './queries/issue.queries.js';

/** Whether requests can be served: database and event store respond. A stopped projection only degrades the service. */
@Injectable()
export class Readiness {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly database: DataSource,
    private readonly events: EventStore,
    private readonly projections: ProjectionQueries,
    private readonly issues: IssueQueries,
  ) {}

  private readonly boundedQueries = new BoundedQueries();

  /** Positions, errors and servers are shown to operators only. */
  async check(isOperator: boolean): Promise<HealthCheckResult> {
    try {
      return await this.health.check([
        () => this.ping(),
        () => this.eventStore(isOperator),
        () => this.allProjections(isOperator),
        () => this.outgoing(isOperator),
      ]);
    } catch (error) {
      // Terminus throws its result when something is down.
      if (error instanceof HttpException) return error.getResponse() as HealthCheckResult;
      throw error;
    }
  }

  private async ping(): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('database');
    return this.boundedQueries
      .run('database', () => this.database.query('select 1'))
      .then(
        () => indicator.up(),
        (error: unknown) => indicator.down({ message: String(error) }),
      );
  }

  private async eventStore(isOperator: boolean): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('eventStore');
    return this.boundedQueries
      .run('eventStore', () => this.events.lastPosition())
      .then(
        (position) => indicator.up(isOperator ? { position } : {}),
        (error: unknown) => indicator.down({ message: String(error) }),
      );
  }

  /** Servers of carriers that do not respond: they only degrade their own calls. */
  private async outgoing(isOperator: boolean): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('outgoing');
    return this.boundedQueries
      .run('outgoing', () => this.issues.silentServers())
      .then(
        (silentServers) =>
          silentServers.length === 0
            ? indicator.up()
            : indicator.degraded({
                silentServers: isOperator ? silentServers : silentServers.length,
              }),
        (error: unknown) => indicator.degraded(isOperator ? { message: String(error) } : {}),
      );
  }

  private async allProjections(isOperator: boolean): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('projections');
    return this.boundedQueries
      .run('projections', () => this.projections.list())
      .then(
        (projections) => {
          const shown: Record<string, unknown> = isOperator ? { projections } : {};
          return projections.some(isImpaired) ? indicator.degraded(shown) : indicator.up(shown);
        },
        (error: unknown) => indicator.degraded(isOperator ? { message: String(error) } : {}),
      );
  }
}

const isImpaired = ({ state }: ProjectionHealth) => state === 'stopped' || state === 'retrying';
