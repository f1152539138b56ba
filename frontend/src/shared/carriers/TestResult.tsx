import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check, Minus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests';
import type {
  ConnectionTestStepView,
  ConnectionTestView,
} from '@contracts/views/connection-test.view';

import { VisuallyHidden } from '../layout/VisuallyHidden';
import { useTimeZone } from '../session/useSession';
import { Tag } from '../status/Tag';
import { formatDateTime, interpolate } from '../text/format';

interface TestResultProps {
  readonly title: string;
  readonly result: Pick<ConnectionTestView, 'isPassed' | 'steps' | 'testedAt'>;
}

/** Steps of a test, each with its result. */
export function TestResult({ title, result }: TestResultProps) {
  const zone = useTimeZone();
  const { isPassed, steps, testedAt } = result;
  const box = useRef<HTMLDivElement>(null);
  // the buttons are at the end of their form, so a result would appear below its visible part
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [testedAt]);
  return (
    <Box ref={box} sx={resultSx}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Typography variant="h3" component="h4">
          {title}
        </Typography>
        <Typography variant="caption" sx={{ color: 'app.textMuted', flex: 1 }}>
          {formatDateTime(testedAt, zone)}
        </Typography>
        <Tag tone={isPassed ? 'done' : 'bad'}>
          {isPassed ? interpolate(texts.passed, { count: steps.length }) : texts.stepFailed}
        </Tag>
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '6px' }}>
        {steps.map((step) => (
          <Step key={step.name} {...step} />
        ))}
      </Box>
    </Box>
  );
}

const marks = {
  DONE: { Icon: Check, label: texts.done, color: 'app.tone.done.fg' },
  FAILED: { Icon: X, label: texts.stepNotDone, color: 'app.tone.bad.fg' },
  NOT_TRIED: { Icon: Minus, label: texts.skipped, color: 'app.textMuted' },
} as const;

function Step({ name, outcome, words: message, ms }: ConnectionTestStepView) {
  const { Icon, label, color } = marks[outcome];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
      <Box component="span" sx={{ color, flex: 'none', transform: 'translateY(2px)' }}>
        <Icon size={14} aria-hidden />
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong> {message}
      </Box>
      {ms !== null && (
        <Box component="span" sx={{ color: 'app.textMuted', typography: 'caption' }}>
          {`${(ms / 1000).toFixed(1)} s`}
        </Box>
      )}
    </Box>
  );
}

const resultSx: SxProps<Theme> = {
  display: 'grid',
  gap: 2,
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
};
