import { HttpException, Injectable } from '@nestjs/common';
import {
  HealthCheckService,
  HealthIndicatorService,
  TypeOrmHealthIndicator,
  type HealthCheckResult,
  type HealthIndicatorResult,
} from '@nestjs/terminus';

import { EventStore } from '@event-store/event-store.js';

import { ListProjections, type ProjectionHealth } from './queries/list-projections.query.js';

/** Whether requests can be served: database and event store respond. A stopped projection only degrades. */
@Injectable()
export class Readiness {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly events: EventStore,
    private readonly projections: ListProjections,
  ) {}

  async check(): Promise<HealthCheckResult> {
    try {
      return await this.health.check([
        () => this.database.pingCheck('database', { timeout: 2_000 }),
        () => this.eventStore(),
        () => this.allProjections(),
      ]);
    } catch (error) {
      // Terminus throws its result when something is down.
      if (error instanceof HttpException) return error.getResponse() as HealthCheckResult;
      throw error;
    }
  }

  private async eventStore(): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('eventStore');
    return this.events.lastPosition().then(
      (position) => indicator.up({ position }),
      (error: unknown) => indicator.down({ message: String(error) }),
    );
  }

  private async allProjections(): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('projections');
    return this.projections.list().then(
      (projections) =>
        projections.some(isImpaired)
          ? indicator.degraded({ projections })
          : indicator.up({ projections }),
      (error: unknown) => indicator.degraded({ message: String(error) }),
    );
  }
}

const isImpaired = ({ state }: ProjectionHealth) => state === 'stopped' || state === 'retrying';
