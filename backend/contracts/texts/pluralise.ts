/** '1 item', '4 items': for nouns with a regular plural. */
export const pluralise = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : `${noun}s`}`;
