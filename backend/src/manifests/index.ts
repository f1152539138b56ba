export { CreateManifest } from './commands/create-manifest.command.js';
export { ManifestOutcomeService } from './commands/manifest-outcome.service.js';
export { ManifestingProcess } from './commands/manifesting-process.js';
export { MarkPaperwork } from './commands/mark-paperwork.command.js';
export { fileFormatOf, folderOf, type FileFormat } from './domain/manifesting.js';
export {
  evolveManifestRecord,
  foldManifestRecord,
  type ManifestRecord,
} from './domain/manifest-record.js';
export { ManifestsModule } from './manifests.module.js';
export { ManifestEventReader, type ManifestEventStream } from './queries/manifest-event.reader.js';
