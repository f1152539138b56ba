/** Pinned host key of an SSH server: of a customer's carrier, or of a client's connection. */
export interface HostKeyView {
  id: number;
  /** Send it back with the next save (docs/api.md, conventions). */
  version: number;
  /** `host:port` */
  server: string;
  /** `SHA256:…` */
  fingerprint: string;
  pinnedAt: string;
  /** Person who accepted it; null if pinned on first connection. */
  acceptedBy: string | null;
  /** A different key that the server has presented since, which is rejected; null if none. */
  refused: { fingerprint: string; at: string } | null;
}
