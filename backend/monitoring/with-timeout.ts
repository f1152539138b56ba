/** Health and metrics respond within a second, even if a dependency hangs. */
const QUERY_TIMEOUT_MS = 400;

/** Queries to a database or a store that may not respond. */
export class BoundedQueries {
  private readonly inFlight = new Map<string, Promise<unknown>>();

  /**
   * A late query is not repeated until it has ended, so that none pile up on a frozen database.
   * @throws Error when the response takes too long
   */
  async run<Result>(name: string, query: () => Promise<Result>): Promise<Result> {
    const running = (this.inFlight.get(name) as Promise<Result> | undefined) ?? query();
    this.inFlight.set(name, running);
    const forget = () => this.inFlight.delete(name);
    running.then(forget, forget);
    return withTimeout(running);
  }
}

/** @throws Error when the response takes longer than a health check allows */
export function withTimeout<Result>(result: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`no response within ${QUERY_TIMEOUT_MS} ms`));
    }, QUERY_TIMEOUT_MS);
    result.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
