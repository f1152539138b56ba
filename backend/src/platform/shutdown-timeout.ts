/** Below the usual grace periods: ten seconds in a container, eight under `npm start`. */
const SHUTDOWN_TIMEOUT_MS = 6_000;

/**
 * Ends a process that received a signal even if it hangs: on a silent database or a carrier that does not respond.
 * The next process resumes its work. Call where signals are already handled, since this keeps them from ending the
 * process at once.
 */
export function limitShutdownTime(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      setTimeout(() => {
        process.stderr.write(
          `Shutdown not complete ${SHUTDOWN_TIMEOUT_MS} ms after ${signal}: exiting anyway\n`,
        );
        process.exit(1);
      }, SHUTDOWN_TIMEOUT_MS).unref();
    });
}
