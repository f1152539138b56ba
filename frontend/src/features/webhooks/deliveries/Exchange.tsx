import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';

import { appDeliveryTexts as texts } from '@contracts/texts/app/webhook-deliveries';
import type {
  DeliveryAttemptView,
  WebhookDeliveryView,
} from '@contracts/views/webhook-delivery.view';

import { JsonText } from './JsonText';

const parts = ['request', 'response'] as const;
export type ExchangePart = (typeof parts)[number];

export interface ExchangeProps {
  readonly delivery: WebhookDeliveryView;
  /** Attempt whose response is shown; undefined before the first. */
  readonly attempt: DeliveryAttemptView | undefined;
  readonly part: ExchangePart;
  readonly onPart: (part: ExchangePart) => void;
}

/** Request and response of an attempt as tabs: headers and JSON. */
export function Exchange({ delivery, attempt, part, onPart }: ExchangeProps) {
  const id = useId();
  return (
    <>
      <Tabs
        aria-label={texts.exchange}
        value={part}
        onChange={(_event, next: ExchangePart) => {
          onPart(next);
        }}
        sx={{ px: 2 }}
      >
        {parts.map((one) => (
          <Tab
            key={one}
            id={`${id}${one}`}
            aria-controls={`${id}panel`}
            value={one}
            label={texts[one]}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${part}`} sx={panelSx}>
        {part === 'request' ? (
          <Request delivery={delivery} />
        ) : (
          <Response key={attempt?.at} attempt={attempt} />
        )}
      </Box>
    </>
  );
}

function Request({ delivery }: Pick<ExchangeProps, 'delivery'>) {
  const { requestHeaders, requestBody } = delivery;
  return (
    <>
      {requestHeaders && (
        <Headers headers={{ ...requestHeaders, 'webhook-signature': texts.signatureNotStored }} />
      )}
      {requestBody === null ? (
        texts.notKept
      ) : (
        <Body label={texts.request}>
          <JsonText text={requestBody} />
        </Body>
      )}
    </>
  );
}

function Response({ attempt }: Pick<ExchangeProps, 'attempt'>) {
  if (!attempt) return texts.noAttempt;
  const { status, failure, answerHeaders, answerBody } = attempt;
  if (status === null) return failure ?? texts.noResponse;
  return (
    <>
      <Headers headers={{ status: failure ?? String(status), ...answerHeaders }} />
      {answerBody === null ? (
        texts.noContent
      ) : (
        <Body label={texts.response}>
          <JsonText text={answerBody} />
        </Body>
      )}
    </>
  );
}

const Headers = ({ headers }: { readonly headers: Readonly<Record<string, string>> }) => (
  <dl>
    {Object.entries(headers).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd title={value}>{value}</dd>
      </div>
    ))}
  </dl>
);

interface BodyProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Can also be scrolled sideways by keyboard. */
const Body = ({ label, children }: BodyProps) => (
  <pre role="region" aria-label={label} tabIndex={0}>
    {children}
  </pre>
);

const panelSx = {
  px: 4,
  py: '10px',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'app.sunken',
  typography: 'mono',
  fontSize: '0.7375rem',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  '& dl': { m: 0, mb: '9px', pb: '9px', borderBottom: 1, borderColor: 'divider' },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 122px) minmax(0, 1fr)',
    gap: 2,
  },
  '& dt': { color: 'app.textMuted', overflowWrap: 'anywhere' },
  '& dd': { m: 0, color: 'text.primary', overflowWrap: 'anywhere' },
  '& pre': { m: 0, font: 'inherit', letterSpacing: 'inherit', overflow: 'auto' },
} as const;
