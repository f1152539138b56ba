import { ownImportTexts as words } from '@contracts/texts/own-screens';

export interface UploadStage {
  readonly isDone: boolean;
  readonly isBusy: boolean;
  /** A file seen before is only taken when the user says so: the button asks just that (GAP-17). */
  readonly wasSeenBefore?: boolean;
}

/** What the one button of an import says. */
export function uploadLabel({ isDone, isBusy, wasSeenBefore = false }: UploadStage): string {
  if (isDone) return words.another;
  if (isBusy) return words.uploading;
  return wasSeenBefore ? words.againQuestion : words.upload;
}
