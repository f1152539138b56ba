import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { customEmailHtml } from '@contracts/rules/custom-email-html';
import { appCustomEmailTexts as words } from '@contracts/texts/app/settings';
import type { CustomEmailView } from '@contracts/views/settings.view';

import { useClient } from '../../../shared/session/useClient';

/** Preview: the HTML that is sent, in a sandboxed frame. */
export function EmailPreview({ email }: { readonly email: CustomEmailView }) {
  const { clientName = '' } = useClient();
  const html = customEmailHtml(email, {
    brokerName: email.companyName ?? clientName,
    phone: email.contactPhone ?? '',
    email: email.contactEmail ?? '',
    consignmentNumber: 'SSEX00000042',
    references: 'PO-1187',
    dispatchDate: '18/11/2026',
    carrier: 'Southern Star Express',
  });
  return (
    <Box component="section" aria-label={words.preview} sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 3 }}>
        {words.preview}
      </Typography>
      <Box component="iframe" title={words.preview} sandbox="" srcDoc={html} sx={frameSx} />
    </Box>
  );
}

const frameSx = {
  display: 'block',
  width: 1,
  height: 520,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: '#fff',
} as const;
