import { Injectable } from '@nestjs/common';

import { ImportedFiles } from '../../platform/uploads/imported-files.js';
import { JobTask } from '../../platform/jobs/job-task.js';
import { fileOwner } from '../kinds/file-owner.js';
import { ImportRepository } from '../import.repository.js';
import { importTaskNames, toImportJob } from '../import-jobs.js';
import { ImportQueue } from '../import-queue.js';
import { ImportRunService } from './import-run.service.js';

/** Saves some records of an import. */
@Injectable()
export class RunImportTask extends JobTask {
  override readonly name = importTaskNames.run;

  constructor(
    private readonly runs: ImportRunService,
    private readonly imports: ImportRepository,
    private readonly files: ImportedFiles,
    private readonly queue: ImportQueue,
  ) {
    super();
  }

  /** Never runs while a file of the owner is imported in one step: the job is queued again, which is not a failure. */
  override async run(payload: unknown): Promise<void> {
    const job = toImportJob(payload);
    const found = await this.imports.find(job.importId);
    if (!found) return;
    const isDone = await this.files.runPart(fileOwner(found), () => this.runs.runChunk(job));
    if (!isDone) await this.queue.runLater(found, job);
  }

  override giveUp(payload: unknown): Promise<void> {
    return this.runs.giveUp(toImportJob(payload));
  }
}
