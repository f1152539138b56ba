/** What a call to a carrier's server has got past. */
export type Stage =
  | 'REACHED'
  /** It showed a certificate, and nothing is pinned. */
  | 'IDENTIFIED'
  /** It showed what is pinned. */
  | 'RECOGNISED'
  /** It showed a host key for the first time, which is pinned from now on. */
  | 'FIRST_MET'
  | 'SIGNED_IN';

/** Listener of the stages that a call has passed, with their observations. */
export type StageListener = (stage: Stage, seen: string) => void;
