/** Stage reached by a call to a carrier's server. */
export type Stage =
  | 'REACHED'
  /** The server presented a certificate, and none is pinned. */
  | 'IDENTIFIED'
  /** The server presented the pinned key or certificate. */
  | 'RECOGNISED'
  /** The server presented a host key for the first time, which is now pinned. */
  | 'PINNED'
  | 'SIGNED_IN';

/** Listener for the stages a call reaches, with their observations. */
export type StageListener = (stage: Stage, seen: string) => void;
