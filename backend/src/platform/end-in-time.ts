/** Below the patience of whoever asked: ten seconds in a container, eight under `npm start`. */
const PATIENCE_MS = 6_000;

/**
 * Lets a process that was told to end do so, whatever it waits for: a database that fell silent, a carrier
 * that does not answer. What was under way is taken up by the next one. To be called where signals are
 * handled already, since it keeps them from ending the process at once.
 */
export function endInTime(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      setTimeout(() => {
        process.stderr.write(
          `Not at its end ${PATIENCE_MS} ms after ${signal}: ended all the same\n`,
        );
        process.exit(1);
      }, PATIENCE_MS).unref();
    });
}
