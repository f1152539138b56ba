/** How long to wait between two attempts while nothing answers. */
const PAUSE_MS = 2000;

/** Whether anything answers at all, whatever it says. */
const isReachable = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PAUSE_MS);
  });

/** Fetches code that somebody may come to need; where that fails, they fetch it again. */
export function fetchAhead(part: { readonly load: () => Promise<unknown> } | undefined): void {
  part?.load().catch(() => undefined);
}

/**
 * Loads code. While the network is away it waits instead of failing: what is on the screen, with all that was
 * typed into it, must not break because a part of it comes late. Rejects when the server answers and yet has
 * no such file, as after an update.
 */
export async function whenReachable<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    while (!(await isReachable())) await pause();
    return load();
  }
}
