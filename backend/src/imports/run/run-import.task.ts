import { Injectable } from '@nestjs/common';

import { JobTask } from '../../platform/jobs/job-task.js';
import { importTaskNames, toImportJob } from '../import-jobs.js';
import { ImportRunService } from './import-run.service.js';

/** Creates some consignments of an import. */
@Injectable()
export class RunImportTask extends JobTask {
  override readonly name = importTaskNames.run;

  constructor(private readonly runs: ImportRunService) {
    super();
  }

  override run(payload: unknown): Promise<void> {
    return this.runs.runChunk(toImportJob(payload));
  }

  override giveUp(payload: unknown): Promise<void> {
    return this.runs.giveUp(toImportJob(payload));
  }
}
