/** What a call to a carrier's server has got past. */
export type Stage = 'REACHED' | 'IDENTIFIED' | 'SIGNED_IN';

/** Hears of each stage that a call has passed, with what it saw there. */
export type StageListener = (stage: Stage, seen: string) => void;

export const nobodyListens: StageListener = () => undefined;
