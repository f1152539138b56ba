import { versionConflictTexts as texts } from '@contracts/texts/app/version-conflict';

import type { VersionConflict } from './version-conflict';

// Code needed only for rejected saves, loaded with the first one.
export { findVersionConflict } from './version-conflict';
export { VersionConflictDialog } from './VersionConflictDialog';

/** Notice that a save was merged without a question; null if the other user changed no field of it. */
export const mergedNotice = ({ details, mergedChanges }: VersionConflict): string | null =>
  mergedChanges.length > 0
    ? texts.merged(details.changedBy?.name ?? texts.somebody, mergedChanges.length)
    : null;
