const RATE_LIMITED = [429];
const RETRIED = [...RATE_LIMITED, 502, 503, 504];
const MAX_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 500;
const MILLISECONDS = 1000;
/**
 * Maximum delay before a retry; if the server requests a longer one, as an hourly quota does, its response is returned.
 */
const MAX_PAUSE_MS = 120_000;

export interface TransportOptions {
  /** Token of an API key or session. */
  readonly key: string;
  /** Sends one request; for tests and proxies. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * Creates the `fetch` of a client: authenticates requests, retries those that are safe to repeat, and reads its own
 * writes. Others are retried only if rejected before they began (429).
 */
export function createTransport({ key, fetch = globalThis.fetch }: TransportOptions) {
  let known = '';
  return async (request: Request, isRepeatable: boolean): Promise<Response> => {
    request.headers.set('Authorization', `Bearer ${key}`);
    if (known !== '') request.headers.set('X-After-Position', known);
    const response = await sendRepeatedly(request, fetch, isRepeatable);
    known = laterOf(known, response.headers.get('X-Event-Position') ?? '');
    return response;
  };
}

async function sendRepeatedly(
  request: Request,
  send: (request: Request) => Promise<Response>,
  isRepeatable: boolean,
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt >= MAX_ATTEMPTS;
    const response = await send(request.clone()).catch((error: unknown) => {
      if (isLast || !isRepeatable || request.signal.aborted) throw error;
      return null;
    });
    const delay = pauseBefore(attempt, response);
    const isFinal = isLast || delay > MAX_PAUSE_MS;
    if (response && (isFinal || !isRetried(response, isRepeatable))) return response;
    await response?.body?.cancel();
    await pause(delay, request.signal);
  }
}

/** A 409 that names a time is about the first request with this key, which is still in progress. */
function isRetried({ status, headers }: Response, isRepeatable: boolean): boolean {
  if (!isRepeatable) return RATE_LIMITED.includes(status);
  return RETRIED.includes(status) || (status === 409 && headers.has('Retry-After'));
}

/** @throws the signal's reason */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  signal.throwIfAborted();
}

/** Delay requested by the server, or one that doubles each time, with up to half as much jitter. */
function pauseBefore(attempt: number, response: Response | null): number {
  const requestedMs = Number(response?.headers.get('Retry-After') ?? 0) * MILLISECONDS;
  const pause = FIRST_PAUSE_MS * 2 ** (attempt - 1) * (1 + Math.random() / 2);
  return requestedMs > 0 ? requestedMs : pause;
}

/** The greater of each part of two positions: events before the `@`, records after it. */
function laterOf(first: string, second: string): string {
  const [events = '', records = ''] = first.split('@');
  const [secondEvents = '', secondRecords = ''] = second.split('@');
  const latest = [events, secondEvents].toSorted().at(-1) ?? '';
  const newest = [records, secondRecords].toSorted().at(-1) ?? '';
  return newest === '' ? latest : `${latest}@${newest}`;
}
