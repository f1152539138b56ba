import {
  MAX_FAILURE_TEXT_LENGTH,
  type BrowserFailureRequest,
} from '@contracts/requests/browser-failure.request';

/** Maximum number of reports per page load; a part that fails repeatedly is reported once. */
const MAX_REPORTS = 10;

const reported = new Set<string>();

const text = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');

/** Reports a failure in this browser to the server, without the query string or user input. */
export function reportFailure(error: unknown, part: string, components = ''): void {
  const failure: BrowserFailureRequest = {
    message: text(error).slice(0, MAX_FAILURE_TEXT_LENGTH.message),
    stack: `${stackOf(error)}\n${components}`.slice(0, MAX_FAILURE_TEXT_LENGTH.stack),
    part: part.slice(0, MAX_FAILURE_TEXT_LENGTH.place),
    page: window.location.pathname.slice(0, MAX_FAILURE_TEXT_LENGTH.place),
  };
  const key = `${failure.part} ${failure.message}`;
  if (reported.has(key) || reported.size >= MAX_REPORTS) return;
  reported.add(key);
  void fetch('/api/v1/browser-failure', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(failure),
  }).catch(() => undefined);
}

/** Reports errors that no error boundary catches. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error }) => {
    // errors of browser extensions and failed resources have none
    if (error instanceof Error) reportFailure(error, 'window');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error) reportFailure(reason, 'promise');
  });
}
