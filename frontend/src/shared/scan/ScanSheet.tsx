import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef, useState } from 'react';

import { appScanTexts as texts } from '@contracts/texts/app/scan';

import { TextInput } from '../forms/TextInput';
import { BottomSheet } from '../layout/BottomSheet';
import { interpolate } from '../text/format';
import { CameraView } from './CameraView';
import { useCamera } from './useCamera';

/** Time without a code after which the sheet shows hints. */
const HINT_DELAY_MS = 8000;

/** Result of a scanned number: a record to open, or the reason why there is none. */
export type ScanResult = { readonly open: () => void } | { readonly reason: string };

export interface ScanSheetProps {
  readonly onCode: (code: string) => Promise<ScanResult>;
  /** Closes the sheet, before the result is opened. */
  readonly onFound: () => void;
  /** Fallback for a number that was not found. */
  readonly onSearch?: ((code: string) => void) | undefined;
  readonly onClose: () => void;
}

/** Finds a consignment by the barcode in front of the camera, or by its entered number. */
export function ScanSheet({ onCode, onFound, onSearch, onClose }: ScanSheetProps) {
  const state = useCamera();
  const { lookup, lookUp } = useLookup(onCode, onFound);
  const hint = useHint(state.status === 'live');
  const isTyped = state.status === 'failed';

  return (
    <BottomSheet title={texts.title} onClose={onClose}>
      {state.status === 'live' && (
        <CameraView camera={state.camera} onCode={(code) => void lookUp(code)} />
      )}
      {state.status === 'starting' && <Skeleton variant="rounded" height={120} sx={{ mb: 2 }} />}
      <Box role="status" sx={{ minHeight: 40, mb: 2, color: 'text.secondary' }}>
        {lookup?.message ?? (isTyped ? texts[state.problem] : hint)}
      </Box>
      {onSearch && lookup?.isMissing && (
        <Button
          fullWidth
          sx={{ mb: 3 }}
          onClick={() => {
            onSearch(lookup.code);
          }}
        >
          {interpolate(texts.searchFor, { code: lookup.code })}
        </Button>
      )}
      <TypedNumber hasFocus={isTyped} onFind={(code) => void lookUp(code)} />
    </BottomSheet>
  );
}

interface Lookup {
  readonly code: string;
  readonly message: string;
  /** Whether the search found nothing. */
  readonly isMissing: boolean;
}

/** Looks up numbers; responses to all but the latest look-up, or after the sheet was closed, are ignored. */
function useLookup(onCode: ScanSheetProps['onCode'], onFound: () => void) {
  const [lookup, setLookup] = useState<Lookup | null>(null);
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current = -1;
    },
    [],
  );

  async function lookUp(code: string) {
    const requestNumber = ++latest.current;
    setLookup({ code, message: interpolate(texts.looking, { code }), isMissing: false });
    const result = await onCode(code);
    if (requestNumber !== latest.current) return;
    if ('reason' in result) {
      setLookup({ code, message: result.reason, isMissing: true });
      return;
    }
    onFound();
    result.open();
  }

  return { lookup, lookUp };
}

function useHint(isLive: boolean): string {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setTimeout(() => {
      setLong(true);
    }, HINT_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isLive]);
  if (!isLive) return texts.starting;
  return isLong ? texts.noneYet : texts.aim;
}

interface TypedNumberProps {
  readonly hasFocus: boolean;
  readonly onFind: (code: string) => void;
}

/** A hardware scanner types into it, and its Enter starts the search. */
function TypedNumber({ hasFocus, onFind }: TypedNumberProps) {
  const [typed, setTyped] = useState('');
  const code = typed.trim();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return (
    <Box
      component="form"
      noValidate
      sx={formSx}
      onSubmit={(event) => {
        event.preventDefault();
        if (code !== '') onFind(code);
      }}
    >
      <TextInput
        label={texts.number}
        value={typed}
        ref={input}
        autoComplete="off"
        inputProps={{ autoCapitalize: 'characters', enterKeyHint: 'search' }}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <Button type="submit" variant="contained">
        {texts.find}
      </Button>
    </Box>
  );
}

const formSx = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: 2,
} as const;
