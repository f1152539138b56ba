import http from 'node:http';

export interface LoadFigures {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

export interface LoadRequest {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadPlan {
  /** Number of connections, each of which waits for its response before the next request. */
  readonly concurrency: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
  readonly request: (index: number) => LoadRequest;
}

/** Sends requests as fast as responses arrive. @throws on any response that is not 2xx */
export async function measureLoad({
  concurrency,
  warmUpMs,
  measureMs,
  request,
}: LoadPlan): Promise<LoadFigures> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: concurrency });
  try {
    let index = 0;
    const sendNext = () => send(agent, request(index++));
    await repeat(sendNext, concurrency, warmUpMs);
    const times = await repeat(sendNext, concurrency, measureMs);
    return figures(times, measureMs);
  } finally {
    agent.destroy();
  }
}

async function repeat(
  work: () => Promise<void>,
  concurrency: number,
  ms: number,
): Promise<number[]> {
  const end = performance.now() + ms;
  const times: number[] = [];
  const worker = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      await work();
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return times;
}

function send(agent: http.Agent, { method, url, headers, body }: LoadRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
      },
      (response) => {
        const { statusCode = 0 } = response;
        response.resume();
        response.once('end', () => {
          if (statusCode < 300) resolve();
          else reject(new Error(`${method} ${url}: ${statusCode}`));
        });
      },
    );
    request.once('error', reject);
    request.end(body);
  });
}

/** The given quantile of the values; 0 if there are none. */
export function quantile(share: number, values: readonly number[]): number {
  const ordered = [...values].sort((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
}

/** Rate and percentiles of response times. */
export function figures(times: readonly number[], overMs: number): LoadFigures {
  const at = (share: number) => Number(quantile(share, times).toFixed(2));
  return {
    perSecond: Math.round((times.length / overMs) * 1000),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
  };
}
