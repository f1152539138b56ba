/** `sftp://files.example/` as people type it: the name alone is what can be looked up. */
export const hostOf = (server: string): string =>
  server
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/\/+$/, '');
