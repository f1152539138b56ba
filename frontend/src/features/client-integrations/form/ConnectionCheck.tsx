import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PlugZap } from 'lucide-react';

import { fileProtocols } from '@contracts/rules/carrier-connection';
import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests';
import type { ClientIntegrationView } from '@contracts/views/client-integration.view';

import { TestResult } from '../../../shared/carriers/TestResult';
import { HostKeyPart } from '../../../shared/host-keys/HostKeyPart';
import type { IntegrationForm } from './integration-form';
import { useIntegrationTest } from './useIntegrationTest';

interface ConnectionCheckProps {
  /** Null for a new connection, which is tested once it is saved. */
  readonly integration: ClientIntegrationView | null;
  readonly form: IntegrationForm;
  /** Shows the errors of the form; true if there are none. */
  readonly isValid: () => boolean;
}

/** Test of a client's connection as entered, and the pinned key of its server. */
export function ConnectionCheck({ integration, form, isValid }: ConnectionCheckProps) {
  if (!integration) return <Note>{texts.ofClient.saveFirst}</Note>;
  return <SavedConnectionCheck integration={integration} form={form} isValid={isValid} />;
}

function SavedConnectionCheck({
  integration,
  form,
  isValid,
}: ConnectionCheckProps & { readonly integration: ClientIntegrationView }) {
  const { result, failure, isRunning, run } = useIntegrationTest(integration, form);
  const { transferType, server, port } = form;
  const isSsh = transferType !== 'API' && fileProtocols[transferType].isSsh;
  return (
    <Box component="section" aria-label={texts.ofClient.title} sx={partSx}>
      {isSsh && (
        <HostKeyPart
          owner={{ clientId: integration.clientId }}
          canChange
          server={server}
          port={port}
        />
      )}
      <Note>{texts.ofClient.note}</Note>
      <Box>
        <Button
          startIcon={<PlugZap size={14} aria-hidden />}
          disabled={isRunning}
          onClick={() => {
            if (isValid()) void run();
          }}
        >
          {isRunning ? texts.testing : texts.ofClient.title}
        </Button>
      </Box>
      <Box role="status">
        {failure && <Typography color="error">{failure}</Typography>}
        {result && <TestResult title={texts.ofClient.result} result={result} />}
      </Box>
    </Box>
  );
}

const Note = ({ children }: { readonly children: string }) => (
  <Typography variant="caption" component="p" sx={{ mt: 3, color: 'app.textMuted' }}>
    {children}
  </Typography>
);

const partSx: SxProps<Theme> = { display: 'grid', gap: 3, mt: 4 };
