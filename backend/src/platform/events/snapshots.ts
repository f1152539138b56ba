/** State of a stream after one of its events. */
export interface Snapshot {
  readonly revision: number;
  /** Hash of the event at that revision: the snapshot is valid only if the stream contains it. */
  readonly hash: string;
  /** As JSON. */
  readonly state: unknown;
}

/**
 * Caches of folded streams, so that a long stream is read from its last snapshot. They can be deleted at any time:
 * the stream is then folded from its beginning.
 */
export abstract class SnapshotStore {
  /** Returns the newest snapshot of this version of the fold; null if there is none. */
  abstract find(stream: string, version: number): Promise<Snapshot | null>;

  /** Stores a snapshot unless a newer one of the same version exists. */
  abstract save(stream: string, version: number, snapshot: Snapshot): Promise<void>;
}

class NoSnapshots extends SnapshotStore {
  override find(): Promise<null> {
    return Promise.resolve(null);
  }

  override save(): Promise<void> {
    return Promise.resolve();
  }
}

/** Stores none: every stream is folded from its beginning. */
export const noSnapshots: SnapshotStore = new NoSnapshots();
