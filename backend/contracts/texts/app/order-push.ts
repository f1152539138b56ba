/** Pushed files of orders. Not from the specification. */
export const noMediaType = 'Send the file as {types}';
