import { type ImportOwner, nameOf } from './import-owner.js';

/** Files of a kind of an owner, as `ImportedFiles` knows them: planned ones and ones imported at once. */
export const fileOwner = (owner: ImportOwner) => ({
  kind: owner.kind.toLowerCase(),
  owner: nameOf(owner),
});
