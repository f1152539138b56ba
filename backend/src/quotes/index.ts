export { QuoteService } from './quote.service.js';
export { QuotesModule } from './quotes.module.js';
export { CreateQuotes1764000009500 } from './records/create-quotes.migration.js';
