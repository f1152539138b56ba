/** A file and its owner. */
export interface ImportedFile {
  /** Kind of import, for example `address`. */
  readonly kind: string;
  /** Owner of the file, for example `client 7`: others may import the same file. */
  readonly owner: string;
  /** SHA-256 of its content. */
  readonly digest: string;
}
