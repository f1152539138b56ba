import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { useEventCallback } from '@mui/material/utils';
import { useEffect, useId, useRef, useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { useCommand } from '../commands/useCommand';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Kbd } from '../text/Kbd';
import { SEARCH_MAX_LENGTH } from './filter-config';

/** Spec part 1, section 9. */
export const SEARCH_DEBOUNCE_MS = 600;
const SEARCH_MIN_LENGTH = 3;

export interface SearchBoxProps {
  /** The applied search. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Placeholder and accessible name, for example 'Search consignments'. */
  readonly label: string;
  /** Whether the whole list is in the browser, so that the search starts at the first character. */
  readonly isLocal?: boolean;
}

/**
 * Applies the search 600 ms after the last key, from three characters on, or from one if no server request is needed
 * . Clearing it applies immediately.
 */
export function SearchBox({ value, onChange, label, isLocal = false }: SearchBoxProps) {
  const minLength = isLocal ? 1 : SEARCH_MIN_LENGTH;
  const { text, handleInput } = useDebouncedText({ value, onChange, minLength });
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  useCommand({
    id: 'list.search',
    label,
    keys: '/',
    run: () => input.current?.focus(),
  });

  return (
    <Box role="search" sx={searchSx}>
      <OutlinedInput
        type="search"
        fullWidth
        value={text}
        placeholder={label}
        inputRef={input}
        inputProps={{
          'aria-label': label,
          ...(!isLocal && { 'aria-describedby': hint }),
          'aria-keyshortcuts': '/',
          maxLength: SEARCH_MAX_LENGTH,
        }}
        onChange={(event) => {
          handleInput(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (text !== '') handleInput('');
          else focusPage(event.currentTarget);
        }}
        startAdornment={
          <InputAdornment position="start">
            <Search size={14} aria-hidden />
          </InputAdornment>
        }
        endAdornment={text === '' && <Kbd>/</Kbd>}
        sx={boxSx}
      />
      {!isLocal && (
        <VisuallyHidden>
          <span id={hint}>{appTexts.searchHint}</span>
        </VisuallyHidden>
      )}
    </Box>
  );
}

/** Moves the focus to the page, so that its keys work; Tab continues from the search. */
function focusPage(search: HTMLElement): void {
  search.closest<HTMLElement>('main')?.focus({ preventScroll: true });
  if (document.activeElement?.closest('[role="search"]'))
    (document.activeElement as HTMLElement).blur();
}

/** On a phone it shares its line with the sheet's button. */
const searchSx = {
  position: 'relative',
  flex: { xs: '1 1 200px', sm: 'none' },
  width: { sm: 196 },
} as const;

const boxSx = {
  height: { xs: 44, sm: 30 },
  '& input': { pr: 1, textOverflow: 'ellipsis' },
  // Browsers reserve space for the clear button even in an empty field.
  '& input:placeholder-shown::-webkit-search-cancel-button': { display: 'none' },
} as const;

interface DebouncedText extends Pick<SearchBoxProps, 'value' | 'onChange'> {
  readonly minLength: number;
}

function useDebouncedText({ value, onChange, minLength }: DebouncedText) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  /** Typed, to be applied once typing pauses. */
  const [pendingText, setPendingText] = useState<string | null>(null);
  /** Applied here, but not shown by the list yet. */
  const [applied, setApplied] = useState<string | null>(null);
  const apply = useEventCallback(onChange);

  if (value !== shown) {
    setShown(value);
    setApplied(null);
    // The search was changed elsewhere (back button, cleared filters): update the field, and discard the typed text.
    if (value !== applied && value !== text.trim()) {
      setText(value);
      setPendingText(null);
    }
  }

  useEffect(() => {
    if (pendingText === null) return undefined;
    const timer = setTimeout(
      () => {
        setPendingText(null);
        setApplied(pendingText);
        apply(pendingText);
      },
      pendingText === '' ? 0 : SEARCH_DEBOUNCE_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [pendingText, apply]);

  function handleInput(next: string) {
    setText(next);
    const search = next.trim();
    const isSearchable = search === '' || search.length >= minLength;
    setPendingText(!isSearchable || search === value ? null : search);
  }

  return { text, handleInput };
}
