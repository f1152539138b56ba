import Box from '@mui/material/Box';

import type { PrefixFormat } from '@contracts/rules/connote-prefix';
import { appPrefixTexts as words } from '@contracts/texts/app/carriers';

import { Mono } from '../../../shared/text/values';
import { sampleConnotes, type PrefixForm } from './prefix-form';

export interface ConnoteSampleProps {
  readonly form: PrefixForm;
  readonly format: PrefixFormat;
}

/** Sample connote for the prefix, digits and range, updated while typing. */
export function ConnoteSample({ form, format }: ConnoteSampleProps) {
  const sample = sampleConnotes(form, format);
  return (
    <Box role="status" sx={boxSx}>
      {sample ? (
        <>
          {words.sample} <Mono>{sample.first}</Mono>
          {sample.last && (
            <>
              {` ${words.sampleTo} `}
              <Mono>{sample.last}</Mono>
            </>
          )}
          {sample.hasCheckDigit && `, ${words.withCheckDigit}`}
        </>
      ) : (
        words.noSample
      )}
    </Box>
  );
}

const boxSx = {
  px: 3,
  py: '9px',
  borderRadius: '8px',
  color: 'text.secondary',
  bgcolor: 'app.sunken',
  overflowWrap: 'anywhere',
} as const;
