export { articleNumber } from './documents/article-number.js';
export { PaperworkModule } from './paperwork.module.js';
export { PaperworkService, type PaperworkFile } from './paperwork.service.js';
