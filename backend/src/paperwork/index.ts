export { articleNumber } from './documents/article-number.js';
export { PaperworkModule } from './paperwork.module.js';
export { Papers, type Paper } from './papers.js';
export { renderPdf } from './rendering/pdf.js';
