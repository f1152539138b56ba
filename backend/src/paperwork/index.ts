export { articleNumber } from './documents/article-number.js';
export { PaperworkModule } from './paperwork.module.js';
