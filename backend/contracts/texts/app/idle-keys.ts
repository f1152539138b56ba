/** Email about unused API keys. Not from the specification. */
export const idleKeyTexts = {
  subject: 'Unused API keys of {client}',
  text: 'Nothing has used these API keys of {client} for {days} days:\n\n{keys}\n\nDelete the ones that are no longer needed on the API Keys screen, so that they cannot be misused.',
  more: 'and {count} more',
} as const;
