export { CreateManifest } from './commands/create-manifest.command.js';
export { ManifestOutcomes } from './commands/manifest-outcomes.js';
export { ManifestingProcess } from './commands/manifesting-process.js';
export { MarkPaperwork } from './commands/mark-paperwork.command.js';
export { fileFormatOf, folderOf, type FileFormat } from './domain/file-format.js';
export {
  emptyManifest,
  evolveManifestRecord,
  type ManifestRecord,
} from './domain/manifest-record.js';
export { ManifestsModule } from './manifests.module.js';
export { ManifestStories, type ManifestStory } from './queries/manifest-story.js';
