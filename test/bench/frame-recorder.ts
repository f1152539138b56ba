import type { Page } from '@playwright/test';

/** Frames drawn during some work. */
export interface Frames {
  /** Frames that blocked the page for more than 50 ms, as reported by the browser. */
  readonly long: number;
  /** Longest time between two frames, or of one long frame. */
  readonly longestMs: number;
}

/** Runs in the page: long frames are reported by the browser, gaps between all frames are measured here. */
const recorder = `
  window.benchFrames = { long: 0, longestMs: 0, isOn: false };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      if (!benchFrames.isOn) continue;
      benchFrames.long += 1;
      benchFrames.longestMs = Math.max(benchFrames.longestMs, duration);
    }
  }).observe({ type: 'long-animation-frame' });
  let before = performance.now();
  const count = (now) => {
    if (benchFrames.isOn) benchFrames.longestMs = Math.max(benchFrames.longestMs, now - before);
    before = now;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);`;

/** Starts recording; call before the page is first opened. */
export const recordFrames = (page: Page): Promise<unknown> =>
  page.addInitScript({ content: recorder });

/** Measures frames from the start of the work until it has settled. */
export async function measureFrames(page: Page, work: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate('Object.assign(benchFrames, { long: 0, longestMs: 0, isOn: true })');
  await work();
  await page.evaluate('new Promise((done) => setTimeout(done, 300))');
  const frames = await page.evaluate<Frames>('Object.assign(benchFrames, { isOn: false })');
  return { long: frames.long, longestMs: Math.round(frames.longestMs) };
}
