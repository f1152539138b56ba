import { type ImportOwner, ownerNameOf } from './import-owner.js';

/** Identifies the files of an owner and kind in `ImportedFiles`: both planned and immediate imports. */
export const fileOwner = (owner: ImportOwner) => ({
  kind: owner.kind.toLowerCase(),
  owner: ownerNameOf(owner),
});
