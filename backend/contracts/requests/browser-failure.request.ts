/** Maximum length of each text in a reported failure; browsers truncate, the server rejects longer ones. */
export const MAX_FAILURE_TEXT_LENGTH = { message: 500, stack: 4_000, place: 200 } as const;

/** Body of POST /browser-failure: something that failed in a browser. */
export interface BrowserFailureRequest {
  /** Name and message of the error. */
  readonly message: string;
  /** Stack trace and component stack. */
  readonly stack?: string;
  /** Part of the screen that failed, for example a page or a drawer. */
  readonly part: string;
  /** Path of the page, without its query, which may hold tokens. */
  readonly page: string;
}
