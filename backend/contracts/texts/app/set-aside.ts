/** Scans and files of carriers' feeds that could not be taken. Not specified text. */
export const appSetAsideTexts = {
  details: {
    EARLY: 'The consignment is not manifested yet; the scan is taken once it is',
    UNKNOWN_CONNOTE: 'No consignment of this carrier has the connote',
  },
  reasons: {
    CONTROL_CHARACTER: 'Control character in the connote',
    FUTURE: 'Dated in the future',
    PAST: 'Dated before the year 2000',
    UNKNOWN_STATUS: 'Unknown status',
    TOO_LONG: 'Too long',
    UNREADABLE: 'Cannot be read',
    FAILED: 'Could not be recorded',
    EARLY: 'Before manifesting',
    UNKNOWN_CONNOTE: 'Unknown connote',
  },
  fileNotRetried: 'The file is read again at the next reading',
  futureCorrection: 'The date and time must not lie in the future',
} as const;
