/** Key of the advisory lock that every append holds until its commit, which makes commit order equal position order. */
export const APPEND_LOCK = 5_207_411_905;

/** Signals an append without its content: followers read. */
export const APPENDED_CHANNEL = 'event_store_appended';

/** Expected revisions in SQL; an exact revision is itself. */
export const EXPECTED_REVISION = { noStream: -1, any: -2, streamExists: -4 } as const;
