import type { JobSpec } from '../platform/jobs/job-task.js';

/** Names of the jobs in the queue; they never change. */
export const importTaskNames = { plan: 'plan-import', run: 'run-import' } as const;

/** Groups of one job. */
export const CHUNK_SIZE = 200;

/** An import, with the customer whose share of the job slots it uses. */
export interface JobOwner {
  readonly importId: number;
  /**
   * Name of its owner: the runs of an owner are sequential, so that of two files with one reference the second sees the
   * first.
   */
  readonly owner: string;
  /** Null for a shared carrier, and once the client is deleted. */
  readonly customerId: number | null;
}

/** Plans the groups after number `after`. */
export const planJob = (
  { importId, customerId }: JobOwner,
  { planNo, after }: { readonly planNo: number; readonly after: number },
): JobSpec => ({
  task: importTaskNames.plan,
  payload: { importId, planNo, after },
  key: `${importTaskNames.plan}/${importId}/${planNo}/${after}`,
  customerId,
});

/** Creates the next groups; `chunk` counts the jobs of a run. */
export const runJob = ({ importId, owner, customerId }: JobOwner, chunk: number): JobSpec => ({
  task: importTaskNames.run,
  payload: { importId, chunk },
  key: `${importTaskNames.run}/${importId}/${chunk}`,
  customerId,
  queue: `run-import/${owner.replace(' ', '/')}`,
});

/** Payload of a job of an import. */
export interface ImportJob {
  readonly importId: number;
  readonly planNo: number;
  readonly after: number;
  readonly chunk: number;
}

/** Fields used only by the other kind of job are 0. */
export function toImportJob(payload: unknown): ImportJob {
  const given = typeof payload === 'object' && payload !== null ? payload : {};
  const number = (name: keyof ImportJob): number => {
    const value: unknown = name in given ? Reflect.get(given, name) : 0;
    return typeof value === 'number' ? value : 0;
  };
  return {
    importId: number('importId'),
    planNo: number('planNo'),
    after: number('after'),
    chunk: number('chunk'),
  };
}
