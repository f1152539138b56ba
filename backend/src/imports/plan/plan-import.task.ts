import { Injectable } from '@nestjs/common';

import { JobTask } from '../../platform/jobs/job-task.js';
import { importTaskNames, toImportJob } from '../import-jobs.js';
import { ImportPlanningService } from './import-planning.service.js';

/** Plans some groups of an import. */
@Injectable()
export class PlanImportTask extends JobTask {
  override readonly name = importTaskNames.plan;

  constructor(private readonly planning: ImportPlanningService) {
    super();
  }

  override run(payload: unknown): Promise<void> {
    return this.planning.planChunk(toImportJob(payload));
  }

  override giveUp(payload: unknown): Promise<void> {
    return this.planning.giveUp(toImportJob(payload));
  }
}
