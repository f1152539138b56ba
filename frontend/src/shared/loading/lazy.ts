import { lazy as reactLazy } from 'react';

/** Pause between attempts while the server is unreachable. */
const PAUSE_MS = 2000;

/** Whether the server responds at all, with any status. */
const isReachable = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PAUSE_MS);
  });

/** Preloads code that may be needed; failures are ignored, since rendering loads it again. */
export function preload(part: { readonly load: () => Promise<unknown> } | undefined): void {
  part?.load().catch(() => undefined);
}

/**
 * Loads code. Waits while the network is down instead of failing, so that a late part does not discard the user's
 * input. Rejects when the server responds without the file, as after an update.
 */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    while (!(await isReachable())) await pause();
    return load();
  }
}

/** React's lazy with retries while the network is down. */
export const lazy: typeof reactLazy = (load) => reactLazy(() => loadWithRetry(load));
