import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PlugZap } from 'lucide-react';

import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests';
import {
  connectionTestKinds,
  type ConnectionTestKind,
} from '@contracts/views/connection-test.view';

import { TestResult } from '../../../shared/carriers/TestResult';
import { Remark, Section } from './Section';
import type { SectionProps } from './TransferSection';
import { useConnectionTest } from './useConnectionTest';

/** Tests the entered settings, saved or not, and shows the result of each step. */
export function TestSection({ state, carrier }: SectionProps) {
  const { results, running, failures, run } = useConnectionTest(state);
  const { form } = state;
  const hasAdapter = carrier.adapter !== null;
  const isOffered: Readonly<Record<ConnectionTestKind, boolean>> = {
    ACCOUNT: hasAdapter,
    TRANSFER: !hasAdapter && form.transferType !== '' && form.server.trim() !== '',
    BOOKING: !hasAdapter,
    FEED: !hasAdapter && form.hasDifot,
  };
  const isBookedByEmail = !hasAdapter && carrier.bookingIntegrationType !== 'BOOKING_API';
  return (
    <Section title={texts.title}>
      <Remark>{isBookedByEmail ? `${texts.note} ${texts.mailNote}` : texts.note}</Remark>
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
          <TestResult key={result.kind} title={texts.kinds[result.kind]} result={result} />
        ))}
      </Box>
    </Section>
  );
}
