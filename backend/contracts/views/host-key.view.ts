/** The host key that a customer's SSH server is known by. */
export interface HostKeyView {
  id: number;
  /** For the next save (docs/api.md, conventions). */
  version: number;
  /** `host:port` */
  server: string;
  /** `SHA256:…` */
  fingerprint: string;
  pinnedAt: string;
  /** Person who accepted it; null if pinned at first contact. */
  acceptedBy: string | null;
  /** The other key that the server has shown since, which is refused; null if none. */
  refused: { fingerprint: string; at: string } | null;
}
