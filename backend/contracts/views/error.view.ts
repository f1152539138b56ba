/** Body of every refusal (api.md, conventions). `message` is what the screen shows. */
export interface ErrorView {
  statusCode: number;
  message: string;
  error: string;
  /** Stable dotted code, for example `consignment.not_open`. */
  code: string;
  details?: unknown;
}
