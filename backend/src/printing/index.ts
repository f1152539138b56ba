export { PrintingModule } from './printing.module.js';
