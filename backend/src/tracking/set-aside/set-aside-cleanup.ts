import { Injectable } from '@nestjs/common';

import { HourlyCleanup } from '../../platform/hourly-cleanup.js';
import { SetAsideScanRepository } from './set-aside-scan.repository.js';

/** Ends retries of old set-aside scans, and deletes those past their retention. */
@Injectable()
export class SetAsideCleanup extends HourlyCleanup {
  constructor(private readonly scans: SetAsideScanRepository) {
    super();
  }

  async deleteOld(): Promise<void> {
    await this.scans.cleanUp();
  }
}
