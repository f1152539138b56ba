/** Number of unread events beyond which they are not counted. */
export const MAX_EVENTS_BEHIND = 500;
