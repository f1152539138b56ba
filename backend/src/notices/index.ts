export { CreateNotices1764000111400 } from './create-notices.migration.js';
export { NoticesModule } from './notices.module.js';
