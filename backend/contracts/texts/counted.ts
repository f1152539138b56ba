/** '1 item', '4 items': for nouns that take an s. */
export const counted = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : `${noun}s`}`;
