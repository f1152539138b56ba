/** Key of the advisory lock that every append holds until its commit: commit order is position order. */
export const APPEND_LOCK = 5_207_411_905;

/** Says that something was appended, and nothing about it: a read tells what. */
export const APPENDED_CHANNEL = 'event_store_appended';

/** How an expectation is spelled in SQL; a revision is spelled as itself. */
export const EXPECTATION = { noStream: -1, any: -2, streamExists: -4 } as const;
