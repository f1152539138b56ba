/** Body of every error response (api.md, conventions). `message` is shown on screen. */
export interface ErrorView {
  statusCode: number;
  message: string;
  error: string;
  /** Stable dotted code, for example `consignment.not_open`. */
  code: string;
  /** Depends on the code; absent for most. */
  details?: unknown;
}
