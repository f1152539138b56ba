import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import type { WebhookTestView } from '@contracts/views/webhook.view';

import { StatusChip } from '../../../shared/status/StatusChip';
import { interpolate } from '../../../shared/text/format';
import { CodeBlock } from '../../../shared/text/CodeBlock';

/** Shows the attempt, request and response of a test. */
export function TestOutcome({ test }: { readonly test: WebhookTestView }) {
  const { attempt, requestHeaders, requestBody } = test;
  const hasArrived = attempt.failure === null;
  const statusText = attempt.status === null ? '' : `${attempt.status}`;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <StatusChip
          status={hasArrived ? 'SENT' : 'FAILED'}
          label={hasArrived ? texts.delivered : texts.notDelivered}
        />
        <strong>{attempt.failure ?? statusText}</strong>
        <Box component="span" sx={{ color: 'app.textMuted' }}>
          {interpolate(texts.tookMs, { ms: attempt.durationMs.toLocaleString('en-AU') })}
        </Box>
      </Box>
      <Part title={texts.request} text={`${linesOf(requestHeaders)}\n\n${indented(requestBody)}`} />
      {attempt.status !== null && (
        <Part
          title={texts.response}
          text={`${linesOf(attempt.answerHeaders)}\n\n${attempt.answerBody ?? texts.emptyResponse}`}
        />
      )}
    </Box>
  );
}

const Part = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
    <Typography variant="h3">{title}</Typography>
    <CodeBlock label={title} text={text} />
  </Box>
);

const linesOf = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);
