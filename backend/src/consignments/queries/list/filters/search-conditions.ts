import { searchPatterns } from '../../../../platform/paging/search-words.js';
import type { Condition } from '../../../../platform/scoped-lists/list-table.js';

/** Every word has to be found somewhere in connote, references, companies, suburb or manifest number. */
export const searchConditions = (search: string): Condition[] =>
  searchPatterns(search.toLowerCase()).map(
    (pattern) => (bind) => `search_text like ${bind(pattern)}`,
  );
