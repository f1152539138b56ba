import Box from '@mui/material/Box';

import type { PrefixFormat } from '@contracts/rules/connote-prefix';
import { appPrefixTexts as texts } from '@contracts/texts/app/carriers';

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
          {texts.sample} <Mono>{sample.first}</Mono>
          {sample.last && (
            <>
              {` ${texts.sampleTo} `}
              <Mono>{sample.last}</Mono>
            </>
          )}
          {sample.hasCheckDigit && `, ${texts.withCheckDigit}`}
        </>
      ) : (
        texts.noSample
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
