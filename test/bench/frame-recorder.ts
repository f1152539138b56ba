import type { Page } from '@playwright/test';

/** What the browser drew while something happened. */
export interface Frames {
  /** Frames that kept the page busy for more than 50 ms, as the browser itself counts them. */
  readonly long: number;
  /** The longest time between two frames, or of one long frame. */
  readonly longestMs: number;
}

/** Runs in the page: long frames are reported by the browser, the gaps between all of them counted here. */
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

/** To be called before the page is first opened. */
export const recordFrames = (page: Page): Promise<unknown> =>
  page.addInitScript({ content: recorder });

/** What was drawn from the start of the work until it was settled. */
export async function measureFrames(page: Page, work: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate('Object.assign(benchFrames, { long: 0, longestMs: 0, isOn: true })');
  await work();
  await page.evaluate('new Promise((done) => setTimeout(done, 300))');
  const frames = await page.evaluate<Frames>('Object.assign(benchFrames, { isOn: false })');
  return { long: frames.long, longestMs: Math.round(frames.longestMs) };
}
