import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import type { WebhookView } from '@contracts/views/webhook.view';

import { interpolate } from '../../../shared/text/format';
import { DateText } from '../../../shared/text/values';

/** Facts about a subscription that are not settings. */
export function WebhookFacts({ webhook }: { readonly webhook: WebhookView }) {
  const { types, lastSuccessAt, ownerName, createdBy, createdAt } = webhook;
  return (
    <Box component="dl" sx={factsSx}>
      <Fact name={texts.lastSuccess}>
        {lastSuccessAt === null ? (
          texts.never
        ) : (
          <DateText value={lastSuccessAt} show="date-minute" />
        )}
      </Fact>
      <Fact name={texts.sends}>{sentTypes(types)}</Fact>
      <Fact name={texts.owner}>{ownerName}</Fact>
      <Fact name={texts.createdBy}>
        {createdBy}, <DateText value={createdAt} />
      </Fact>
    </Box>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function sentTypes(types: readonly string[]): string {
  const [only = ''] = types;
  if (types.length > 1) return interpolate(texts.sendsMany, { count: types.length });
  return only === '*' ? texts.sendsAll : only;
}

const factsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 5,
  m: 0,
  mb: 4,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 500, overflowWrap: 'anywhere' },
} as const;
