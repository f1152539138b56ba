import type { Page, Request } from '@playwright/test';

/** React reveals what lazy code renders up to 300 ms after a fallback was shown. */
const REVEAL_MS = 350;

/** Whether a request loads data or code; the live connection never ends. */
const isLoad = (request: Request) => !request.url().includes('/socket.io/');

/** Pending requests of a page, and code that has arrived but may not be rendered yet. */
export class PendingLoads {
  private readonly inFlight = new Set<Request>();
  private codeArrivedAt = 0;

  constructor(page: Page) {
    page.on('request', (request) => isLoad(request) && this.inFlight.add(request));
    page.on('requestfinished', (request) => {
      this.inFlight.delete(request);
      if (request.resourceType() === 'script') this.codeArrivedAt = Date.now();
    });
    page.on('requestfailed', (request) => this.inFlight.delete(request));
  }

  /** Whether nothing is loading and all code that has arrived is rendered. */
  get areDone(): boolean {
    return this.inFlight.size === 0 && Date.now() - this.codeArrivedAt > REVEAL_MS;
  }

  get urls(): readonly string[] {
    return [...this.inFlight].map((request) => request.url());
  }

  /** Stops waiting for the pending requests. */
  forget(): void {
    this.inFlight.clear();
  }
}
