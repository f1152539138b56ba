/** Runs the work for 0 … count-1 with limited concurrency; returns results in order. */
export async function runConcurrently<Result>(
  count: number,
  concurrency: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}

/** Repeats a request until its response meets the condition. @throws on timeout, with the last response */
export async function until<Result>(
  poll: () => Promise<Result>,
  isWanted: (result: Result) => boolean,
  timeoutMs = 30_000,
): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const result = await poll();
    if (isWanted(result)) return result;
    if (Date.now() > deadline)
      throw new Error(`timed out, last response: ${JSON.stringify(result)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
