/** Texts of the dialog for a record that someone else has saved in the meantime. */
export const versionConflictTexts = {
  title: (record: string) => `${record} was changed while you were editing`,
  /** A record whose form has no name. */
  unnamed: (kind: string) => `The ${kind}`,
  somebody: 'Someone else',
  /** `at` is a date and time, if known. */
  saved: (who: string, version: number, at: string | null) =>
    `${who} saved version ${version} ${at ? `on ${at}` : 'in the meantime'}. Your changes are not saved yet.`,
  toChoose: (count: number) => `${count} to resolve`,
  was: 'Was',
  theirs: (who: string) => `${who}, saved`,
  mine: 'You, not saved',
  takeAll: 'Use all',
  kept: (count: number) =>
    count === 1 ? '1 merged automatically' : `${count} merged automatically`,
  theirsOnly: (who: string) => `${who} only`,
  bothTheSame: 'both the same',
  history: 'The version you replace stays in the history.',
  drop: 'Drop my changes',
  dropped: (who: string) => `Your changes were dropped. ${who} saved the current version.`,
  back: 'Back to the form',
  save: (version: number) => `Save version ${version}`,
  merged: (who: string, count: number) =>
    `${who} saved in the meantime: ${count === 1 ? 'that change' : `those ${count} changes`} and yours are both kept.`,
  another: 'A different one',
} as const;
