import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

import { appUserTexts as texts } from '@contracts/texts/app/users';

import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { interpolate } from '../../../shared/text/format';

export interface StepHeadingProps {
  /** From 1. */
  readonly step: number;
  readonly names: readonly string[];
}

/** Current step of a form; announced to screen readers on change. */
export function StepHeading({ step, names }: StepHeadingProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (step > 1) list.current?.focus();
  }, [step]);

  return (
    <Box component="ol" ref={list} tabIndex={-1} sx={listSx}>
      {names.map((name, index) => (
        <Box
          component="li"
          key={name}
          {...(index + 1 === step && { 'aria-current': 'step' as const })}
        >
          <span aria-hidden>{index + 1}</span>
          {name}
          {index + 1 === step && (
            <VisuallyHidden>{`, ${interpolate(texts.step, { step })}`}</VisuallyHidden>
          )}
        </Box>
      ))}
    </Box>
  );
}

const listSx = {
  display: 'flex',
  gap: 4,
  listStyle: 'none',
  m: 0,
  mb: 4,
  p: 0,
  outline: 'none',
  color: 'app.textMuted',
  '& li': { display: 'flex', alignItems: 'center', gap: '7px' },
  '& li > span[aria-hidden]': {
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    borderRadius: '50%',
    typography: 'label',
    border: 1,
    borderColor: 'app.lineStrong',
  },
  '& li[aria-current]': { color: 'text.primary', fontWeight: 600 },
  '& li[aria-current] > span[aria-hidden]': {
    color: 'app.onInk',
    bgcolor: 'app.ink',
    borderColor: 'app.ink',
  },
} as const;
