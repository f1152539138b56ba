import { setTimeout as pause } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';

import { ImportRepository } from '../import.repository.js';

const CHECK_MS = 500;

/** Waits for imports to end. All waiting calls of a process share one query, twice a second while there are any. */
@Injectable()
export class ImportEndings {
  /** Calls that wait, by import. */
  private readonly awaited = new Map<number, number>();
  private check: Promise<ReadonlySet<number>> | null = null;

  constructor(private readonly imports: ImportRepository) {}

  /** Returns once the import has ended and `isDone` resolves to true, or after this time. */
  async wait(id: number, milliseconds: number, isDone: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + milliseconds;
    this.awaited.set(id, (this.awaited.get(id) ?? 0) + 1);
    try {
      while (performance.now() < deadline)
        if ((await this.nextCheck()).has(id) && (await isDone())) return;
    } finally {
      const others = (this.awaited.get(id) ?? 1) - 1;
      if (others > 0) this.awaited.set(id, others);
      else this.awaited.delete(id);
    }
  }

  private nextCheck(): Promise<ReadonlySet<number>> {
    this.check ??= this.findEnded().finally(() => {
      this.check = null;
    });
    return this.check;
  }

  private async findEnded(): Promise<ReadonlySet<number>> {
    await pause(CHECK_MS);
    return this.imports.listEnded([...this.awaited.keys()]);
  }
}
