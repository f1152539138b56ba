export { Quotes } from './quotes.js';
export { QuotesModule } from './quotes.module.js';
export { CreateQuotes1764000009500 } from './records/create-quotes.migration.js';
