import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { channels, type ProjectionProgress } from '@contracts/realtime/messages.js';
import type { Position } from '@contracts/realtime/position.js';

import { PostgresListener } from '../database/postgres-listener.js';

/** How often a waiting read polls the checkpoints, in case a notification was lost. */
const LOOK_MS = 250;

/** Progress of each projection, notified by the runners on commit. */
@Injectable()
export class ReadModelProgress {
  private readonly log = new Logger(ReadModelProgress.name);
  private readonly reached = new Map<string, Position>();
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly database: DataSource,
    listener: PostgresListener,
  ) {
    listener.subscribe(
      channels.projectionProgress,
      (payload) => {
        this.note(JSON.parse(payload) as ProjectionProgress);
        this.wake();
      },
      () => void this.look(),
    );
  }

  /**
   * Waits until every given projection has reached `position`, at most `longestMs`. Returns the position of the
   * slowest; the empty string if it has not started.
   */
  async waitFor(
    projections: readonly string[],
    position: Position,
    longestMs: number,
  ): Promise<Position> {
    const deadline = performance.now() + longestMs;
    let slowest = this.slowestOf(projections);
    if (slowest < position) {
      await this.look();
      slowest = this.slowestOf(projections);
    }
    while (slowest < position && performance.now() < deadline) {
      await this.nextNews(Math.min(LOOK_MS, deadline - performance.now()));
      slowest = this.slowestOf(projections);
    }
    return slowest;
  }

  private slowestOf(projections: readonly string[]): Position {
    return projections
      .map((name) => this.reached.get(name) ?? '')
      .reduce((slowest, position) => (position < slowest ? position : slowest));
  }

  private note({ name, position }: ProjectionProgress): void {
    if (position > (this.reached.get(name) ?? '')) this.reached.set(name, position);
  }

  private wake(): void {
    for (const wake of this.waiting) wake();
  }

  private async nextNews(longestMs: number): Promise<void> {
    const isNews = await new Promise<boolean>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.waiting.delete(wake);
        resolve(false);
      }, longestMs);
      this.waiting.add(wake);
    });
    if (!isNews) await this.look();
  }

  private async look(): Promise<void> {
    try {
      const rows = await this.database.query<ProjectionProgress[]>(
        'select name, position from projection_checkpoint',
      );
      for (const row of rows) this.note(row);
    } catch (error) {
      this.log.warn(`Checkpoints could not be read: ${String(error)}`);
    }
  }
}
