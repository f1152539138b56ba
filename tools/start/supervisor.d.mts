/** Keeps the processes of one machine running: a process that ends is started again, and all of them end together. */
export class Supervisor {
  constructor(environment: Record<string, string>, log: (message: string) => void, pidFile: string);
  readonly isStopping: boolean;
  /** Runs a program to its end. @throws when it fails, or was stopped */
  runOnce(file: string): Promise<void>;
  keepRunning(name: string, file: string): void;
  /** Ends every process, the last one started first; nothing is started from now on. */
  stop(): Promise<void>;
}
