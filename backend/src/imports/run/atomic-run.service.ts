import { Injectable } from '@nestjs/common';

import { importTexts as texts } from '@contracts/texts/app/imports.js';

import type { Actor } from '../../platform/actor.js';
import { ImportRepository } from '../import.repository.js';
import type { AtomicHandler, AtomicProgress } from '../kinds/import-handler.js';
import type { Import } from '../records/import.entity.js';
import { RunCancelled } from './run-cancelled.js';
import { AtomicResultRepository } from './atomic-result.repository.js';

/** Runs imports whose groups are saved atomically. */
@Injectable()
export class AtomicRunService {
  constructor(
    private readonly imports: ImportRepository,
    private readonly results: AtomicResultRepository,
  ) {}

  /** False if a user cancelled it before anything was saved. */
  async run(handler: AtomicHandler, run: Import, actor: Actor): Promise<boolean> {
    // an interrupted attempt saved it
    if (run.runStep === 'DONE') return true;
    const progress = this.progressOf(run);
    try {
      await progress.reportChecked(0);
      await handler.saveAll(run, actor, progress);
      return true;
    } catch (error) {
      if (error instanceof RunCancelled) return false;
      // nothing was saved: it can be cancelled until the next attempt
      await this.results.saveChecked(run.id, 0);
      throw error;
    }
  }

  /** Nothing is saved, since it fails repeatedly. */
  giveUp({ id }: Import): Promise<void> {
    return this.results.failAll(id, { code: 'gave_up', message: texts.creationFailed });
  }

  private progressOf({ id }: Import): AtomicProgress {
    return {
      reportChecked: async (count) => {
        if (await this.imports.isStopped(id)) throw new RunCancelled();
        await this.results.saveChecked(id, count);
      },
      beginPublishing: async () => {
        if (!(await this.results.beginPublishing(id))) throw new RunCancelled();
      },
    };
  }
}
