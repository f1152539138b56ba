/** Keeps the processes of one machine running: one that ends is restarted, and all of them end together. */
export class Supervisor {
  constructor(environment: Record<string, string>, log: (message: string) => void, pidFile: string);
  readonly isStopping: boolean;
  /** Runs a program to its end, with variables of its own. @throws when it fails, or was stopped */
  runOnce(file: string, environment?: Record<string, string>): Promise<void>;
  /** Whether each process that is kept running is up, and how often it was started again. */
  readonly processes: readonly {
    readonly name: string;
    readonly pid: number | undefined;
    readonly isUp: boolean;
    readonly restarts: number;
  }[];
  /** `sharesPort` for several programs that listen on one port, between which connections are shared out. */
  keepRunning(
    name: string,
    file: string,
    options?: {
      readonly environment?: Readonly<Record<string, string>>;
      readonly sharesPort?: boolean;
    },
  ): void;
  /** Stops every process, in reverse order of their start; nothing is started from now on. */
  stop(): Promise<void>;
}
