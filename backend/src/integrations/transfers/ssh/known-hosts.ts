/** Verdict on an SSH server's key. */
export interface HostKeyCheck {
  /** The key matches the pinned one. */
  readonly pinned: string;
  /** No key was pinned before; the presented one was. */
  readonly isFirstConnection: boolean;
}

/** Known SSH servers of one customer. */
export interface KnownHosts {
  /** Pins the key of a server on first connection; `server` is `host:port`. */
  pinOrCompare(server: string, shown: string): Promise<HostKeyCheck>;
}
