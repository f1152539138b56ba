import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check, Minus, PlugZap, X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests';
import {
  connectionTestKinds,
  type ConnectionTestKind,
  type ConnectionTestStepView,
  type ConnectionTestView,
} from '@contracts/views/connection-test.view';

import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { Tag } from '../../../shared/status/Tag';
import { formatDateTime, interpolate } from '../../../shared/text/format';
import { useTimeZone } from '../../../shared/session/useSession';
import { Remark, Section } from './Section';
import type { SectionProps } from './TransferSection';
import { useConnectionTest } from './useConnectionTest';

/** Tests the entered settings, saved or not, and shows the result of each step. */
export function TestSection({ state, carrier }: SectionProps) {
  const { results, running, failures, run } = useConnectionTest(state);
  const { form } = state;
  const isByAdapter = carrier.adapter !== null;
  const isOffered: Readonly<Record<ConnectionTestKind, boolean>> = {
    ACCOUNT: isByAdapter,
    TRANSFER: !isByAdapter && form.transferType !== '' && form.server.trim() !== '',
    BOOKING: !isByAdapter,
    FEED: !isByAdapter && form.hasDifot,
  };
  const isByMail = !isByAdapter && carrier.bookingIntegrationType !== 'BOOKING_API';
  return (
    <Section title={texts.title}>
      <Remark>{isByMail ? `${texts.note} ${texts.mailNote}` : texts.note}</Remark>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {connectionTestKinds
          .filter((kind) => isOffered[kind])
          .map((kind) => (
            <Button
              key={kind}
              startIcon={<PlugZap size={14} aria-hidden />}
              disabled={running !== null}
              onClick={() => void run(kind)}
            >
              {running === kind ? texts.testing : `${texts.test}: ${texts.kinds[kind]}`}
            </Button>
          ))}
      </Box>
      <Box role="status" sx={{ display: 'grid', gap: 3 }}>
        {[...new Set(failures)].map((failure) => (
          <Typography key={failure} color="error">
            {failure}
          </Typography>
        ))}
        {results.map((result) => (
          <TestResult key={result.kind} result={result} />
        ))}
      </Box>
    </Section>
  );
}

function TestResult({ result }: { readonly result: ConnectionTestView }) {
  const zone = useTimeZone();
  const { kind, isPassed, steps, testedAt } = result;
  const box = useRef<HTMLDivElement>(null);
  // the buttons are at the end of the dialog, so a result would appear below its visible part
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [testedAt]);
  return (
    <Box ref={box} sx={resultSx}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Typography variant="h3" component="h4">
          {texts.kinds[kind]}
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

function Step({ name, outcome, words: seen, ms }: ConnectionTestStepView) {
  const { Icon, label, color } = marks[outcome];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
      <Box component="span" sx={{ color, flex: 'none', transform: 'translateY(2px)' }}>
        <Icon size={14} aria-hidden />
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong> {seen}
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
