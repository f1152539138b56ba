import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests.js';
import type { ConnectionTestStepView } from '@contracts/views/connection-test.view.js';

import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';

export type StepKey = keyof typeof texts.steps;

/** Result of a step of a test. */
export interface StepResult extends Omit<ConnectionTestStepView, 'name'> {
  readonly key: StepKey;
}

/** Records the steps and results of a test, in the order of its plan; it ends at the first failed step. */
export class StepLog {
  private readonly done: StepResult[] = [];
  private startedAt = performance.now();
  private hasFailed = false;

  constructor(private plan: readonly StepKey[]) {}

  /** Marks the next step of the plan as succeeded. Nothing is recorded after the end of the test. */
  pass(message: string): void {
    this.record('DONE', message);
  }

  /** Marks the next step of the plan as failed, which ends the test. */
  fail(message: string): void {
    this.record('FAILED', message);
    this.hasFailed = true;
  }

  /** Runs the next step of the plan. @throws its error, for `fail` to record */
  async run<Result>(
    step: () => Promise<Result>,
    toMessage: (result: Result) => string,
  ): Promise<Result> {
    const result = await step();
    this.pass(toMessage(result));
    return result;
  }

  get isPassed(): boolean {
    return this.done.length === this.plan.length && !this.hasFailed;
  }

  /** Steps with their names, as shown. */
  steps(): ConnectionTestStepView[] {
    return this.results().map(({ key, ...step }) => ({ name: texts.steps[key], ...step }));
  }

  results(): StepResult[] {
    const rest = this.plan.slice(this.done.length);
    return [
      ...this.done,
      ...rest.map((key) => ({
        key,
        outcome: 'NOT_TRIED' as const,
        words: texts.notTried,
        ms: null,
      })),
    ];
  }

  private record(outcome: 'DONE' | 'FAILED', message: string): void {
    const key = this.plan[this.done.length];
    if (this.hasFailed || key === undefined) return;
    const now = performance.now();
    const ms = Math.round(now - this.startedAt);
    this.done.push({ key, outcome, words: message, ms });
    this.startedAt = now;
  }
}

/** Message of a failed step. @throws errors of our own */
export function reasonOf(error: unknown): string {
  if (error instanceof TransferFailed) return error.message;
  throw error;
}
