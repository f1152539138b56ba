import {
  createElement,
  lazy as reactLazy,
  useState,
  type ComponentType,
  type FunctionComponent,
  type LazyExoticComponent,
} from 'react';

import { reportFailure } from '../api/report-failure';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { PartFailure } from '../feedback/PartFailure';
import { ChunkLoadError, reportMissingChunk } from './chunk-load-error';

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

interface Part {
  readonly load: () => Promise<unknown>;
}

/** Loaded components, by their loader. */
const loaded = new WeakMap<Part['load'], ComponentType>();

/** Preloads code that may be needed; failures are ignored, since rendering loads it again. */
export function preload(part: Part | undefined): void {
  if (!part) return;
  void part.load().then(
    (component) => {
      if (typeof component === 'function') loaded.set(part.load, component as ComponentType);
    },
    () => undefined,
  );
}

/**
 * Loads code. Waits while the network is down instead of failing, so that a late part does not discard the user's
 * input.
 *
 * @throws ChunkLoadError when the server responds without the file, as after an update
 */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    while (!(await isReachable())) await pause();
    return load().catch((error: unknown) => {
      throw new ChunkLoadError(error);
    });
  }
}

/** Loads code needed by a key or click, and runs it. A missing file offers a reload. */
export async function loadAndRun<Part>(
  load: () => Promise<Part>,
  run: (part: Part) => unknown,
): Promise<void> {
  try {
    await run(await loadWithRetry(load));
  } catch (error) {
    if (!(error instanceof ChunkLoadError)) throw error;
    reportMissingChunk();
    reportFailure(error, 'code');
  }
}

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

/** React's `lazy` with retries while the network is down, for pages, whose failures the layout handles. */
export const lazyPage = <Props,>(
  load: () => Promise<Loaded<Props>>,
): LazyExoticComponent<ComponentType<Props>> => reactLazy(() => loadWithRetry(load));

/** Component of a page by its loader: rendered at once, without a skeleton, if its code was preloaded. */
export function pageOf(load: () => Promise<ComponentType>): ComponentType {
  const Late = lazyPage(async () => ({ default: await load() }));
  return function LoadedPage() {
    // decided once: another component would lose the state of the page
    const [Page] = useState(() => loaded.get(load) ?? Late);
    return createElement(Page);
  };
}

/** A part of a page, a drawer or a dialog that loads when first needed; if it fails, the page is unaffected. */
export function lazy<Props extends object>(
  load: () => Promise<Loaded<Props>>,
): ComponentType<Props> {
  const Part = lazyPage(load) as unknown as FunctionComponent<Props>;
  return function BoundedPart(props: Props) {
    const { onClose } = props as { onClose?: () => void };
    return (
      <ErrorBoundary
        part="part"
        fallback={(crash) => <PartFailure {...crash} {...(onClose && { onClose })} />}
      >
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}
