/** Pushed files of orders and addresses. Not from the specification. */
export const noMediaType = 'Send the file as {types}';
