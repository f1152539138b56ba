/** Ends a run that a person has cancelled, before anything is saved. */
export class RunCancelled extends Error {}
