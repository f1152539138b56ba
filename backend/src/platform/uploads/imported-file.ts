/** Which file for whom. */
export interface ImportedFile {
  /** What was imported, for example `address`. */
  readonly kind: string;
  /** Whose file it is, for example `client 7`: the same file may be another's, too. */
  readonly owner: string;
  /** SHA-256 of its content. */
  readonly digest: string;
}
