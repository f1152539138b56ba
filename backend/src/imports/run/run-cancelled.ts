/** Ends a run that a user has cancelled, before anything is saved. */
export class RunCancelled extends Error {}
