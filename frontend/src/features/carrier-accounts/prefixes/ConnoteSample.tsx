import Box from '@mui/material/Box';

import type { PrefixFormat } from '@contracts/rules/connote-prefix';
import { ownPrefixTexts as words } from '@contracts/texts/own-carriers';

import { Mono } from '../../../shared/text/Mono';
import { sampleConnotes, type PrefixForm } from './prefix-form';

export interface ConnoteSampleProps {
  readonly form: PrefixForm;
  readonly format: PrefixFormat;
}

/** A connote as prefix, digits and range would make it, while they are typed. */
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
