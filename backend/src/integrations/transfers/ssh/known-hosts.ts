/** What is known of an SSH server once it has shown its key. */
export interface MetHost {
  /** The only key that the server is known by. */
  readonly pinned: string;
  /** Nothing was known before; the key shown was kept. */
  readonly isFirstContact: boolean;
}

/** The SSH servers that one customer has met. */
export interface KnownHosts {
  /** Keeps the key of a server met for the first time; `server` is `host:port`. */
  meet(server: string, shown: string): Promise<MetHost>;
}
