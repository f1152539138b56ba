/** Errors for requests while a part of Linehaul is unavailable. */
export const unavailableTexts = {
  eventStore:
    "Linehaul can't reach its event store right now. Pages load automatically once it is back; if you were saving, save again in a moment.",
  database:
    "Linehaul can't reach its database right now. Pages load automatically once it is back; if you were saving, save again in a moment.",
} as const;
