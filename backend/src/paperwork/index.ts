export { articleNumber } from './documents/article-number.js';
export { PaperworkModule } from './paperwork.module.js';
export type { PaperworkFile } from './paperwork-file.js';
export { PaperworkService } from './paperwork.service.js';
