/** Texts of the dialog about a record that somebody else saved meanwhile. */
export const staleSaveTexts = {
  title: 'This was changed while you edited',
  somebody: 'Somebody else',
  /** Then what is not lost. */
  saved: (who: string, version: number) =>
    `${who} saved version ${version} meanwhile. Nothing of yours is saved yet.`,
  toChoose: (count: number) => `${count} to choose`,
  was: 'Was',
  theirs: (who: string) => `${who}, saved`,
  mine: 'You, not saved',
  takeAll: 'Take all',
  kept: (count: number) =>
    count === 1 ? '1 put together without a question' : `${count} put together without a question`,
  back: 'Back to the form',
  save: (version: number) => `Save version ${version}`,
  merged: (who: string, count: number) =>
    `${who} saved meanwhile: ${count === 1 ? 'that change' : `those ${count} changes`} and yours are both kept.`,
  another: 'Another one',
} as const;
