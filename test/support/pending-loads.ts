import type { Page, Request } from '@playwright/test';

/** React reveals what lazy code renders up to 300 ms after a fallback was shown. */
const REVEAL_MS = 350;

/** Data and code; the live connection stays open. */
const isLoad = (request: Request) => !request.url().includes('/socket.io/');

/** Requests of a page under way, and code that has arrived and may not be rendered yet. */
export class PendingLoads {
  private readonly underWay = new Set<Request>();
  private codeArrivedAt = 0;

  constructor(page: Page) {
    page.on('request', (request) => isLoad(request) && this.underWay.add(request));
    page.on('requestfinished', (request) => {
      this.underWay.delete(request);
      if (request.resourceType() === 'script') this.codeArrivedAt = Date.now();
    });
    page.on('requestfailed', (request) => this.underWay.delete(request));
  }

  /** Nothing is loading, and the code that has arrived is rendered. */
  get areDone(): boolean {
    return this.underWay.size === 0 && Date.now() - this.codeArrivedAt > REVEAL_MS;
  }

  get urls(): readonly string[] {
    return [...this.underWay].map((request) => request.url());
  }

  /** No longer waits for the requests that are under way. */
  forget(): void {
    this.underWay.clear();
  }
}
