/** Result of looking up the pinned key of an SSH server. */
export interface HostKeyCheck {
  /** Fingerprint of the pinned key, to be compared with the presented one. */
  readonly pinned: string;
  /** No key was pinned before; the presented one was. */
  readonly isFirstConnection: boolean;
}

/** Known SSH servers of one customer. */
export interface KnownHosts {
  /** Pins the key of a server on first connection; `server` is `host:port`. */
  pinOrCompare(server: string, presented: string): Promise<HostKeyCheck>;
}
