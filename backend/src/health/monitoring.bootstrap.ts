import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';

import { MonitoringServer } from '@monitoring/monitoring-server.js';

import { Environment } from '../platform/config/environment.js';
import { Readiness } from './readiness.js';

/**
 * Serves health and metrics on MONITORING_PORT if set: for a process without HTTP, or for one of several backends that
 * share a port.
 */
@Injectable()
export class MonitoringBootstrap implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Monitoring');
  private server: MonitoringServer | undefined;

  constructor(
    private readonly environment: Environment,
    private readonly readiness: Readiness,
  ) {}

  onApplicationBootstrap(): void {
    const { MONITORING_PORT, MONITORING_HOST, METRICS_TOKEN } = this.environment;
    if (MONITORING_PORT === undefined) return;
    this.server = MonitoringServer.start({
      host: MONITORING_HOST,
      port: MONITORING_PORT,
      token: METRICS_TOKEN,
      isReady: async () => (await this.readiness.check(false)).status !== 'error',
      log: (message) => {
        this.log.warn(message);
      },
    });
  }

  onApplicationShutdown(): void {
    this.server?.close();
  }
}
