import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

import { Environment } from '../../platform/config/environment.js';
import { EmailTaken } from '../identity.errors.js';
import { UserRepository } from './user.repository.js';

/** Adds the first super admin from the environment to an installation without demo data. */
@Injectable()
export class SuperAdminBootstrap implements OnApplicationBootstrap {
  private readonly log = new Logger(SuperAdminBootstrap.name);

  constructor(
    private readonly environment: Environment,
    private readonly users: UserRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { DEMO, SUPER_ADMIN_EMAIL: email, SUPER_ADMIN_PASSWORD: password } = this.environment;
    if (DEMO || !(await this.users.isEmpty())) return;
    if (email === undefined || password === undefined) {
      this.log.warn('No one can sign in: set SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD');
      return;
    }
    const roles = [{ role: 'SUPER_ADMIN' as const }];
    await this.users
      .create({ name: 'Super Admin', email, password, status: 'ACTIVE', roles })
      .catch(ignoreSecondInstance);
  }
}

function ignoreSecondInstance(error: unknown): void {
  if (!(error instanceof EmailTaken)) throw error;
}
