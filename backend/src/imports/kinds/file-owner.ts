import type { ImportKind } from '@contracts/rules/import-kinds.js';

/** Files of a kind of a client, as `ImportedFiles` knows them: planned ones and ones imported at once. */
export const fileOwner = (kind: ImportKind, clientId: number) => ({
  kind: kind.toLowerCase(),
  owner: `client ${clientId}`,
});
