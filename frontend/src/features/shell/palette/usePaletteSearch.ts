import { skipToken } from '@reduxjs/toolkit/query';

import { useDebounced } from '../../../shared/commands/useDebounced';

export interface PaletteResultsProps {
  readonly text: string;
  /** Called when something has been selected, before it opens. */
  readonly onSelected: () => void;
}

const MIN_LENGTH = 3;
const DEBOUNCE_MS = 300;

/** Search text for the server once typing pauses; `skipToken` if it is too short. */
export function usePaletteSearch(text: string): string | typeof skipToken {
  const search = useDebounced(text.trim(), DEBOUNCE_MS);
  return search.length < MIN_LENGTH ? skipToken : search;
}
