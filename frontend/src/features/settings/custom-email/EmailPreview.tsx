import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';

import { formatDay } from '@contracts/rules/calendar-day';
import type { EmailValues } from '@contracts/rules/custom-email';
import { customEmailHtml } from '@contracts/rules/custom-email-html';
import { appCustomEmailTexts as texts } from '@contracts/texts/app/settings';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';
import type { CustomEmailView } from '@contracts/views/settings.view';

import { useClient } from '../../../shared/session/useClient';
import { usePermission } from '../../../shared/session/usePermission';
import { interpolate } from '../../../shared/text/format';
import { useFindLatestSentQuery } from '../client-settings.api';

/** Preview: the HTML that is sent, in a sandboxed frame. */
export function EmailPreview({ email }: { readonly email: CustomEmailView }) {
  const { clientName = '' } = useClient();
  const canRead = usePermission('READ_CONSIGNMENT');
  const { data: latest } = useFindLatestSentQuery(canRead ? email.clientId : skipToken);
  const html = customEmailHtml(email, {
    brokerName: email.companyName ?? clientName,
    phone: email.contactPhone ?? '',
    email: email.contactEmail ?? '',
    ...(latest ? valuesOf(latest) : sample),
  });
  return (
    <Box component="section" aria-label={texts.preview} sx={{ minWidth: 0 }}>
      <Typography variant="h3">{texts.preview}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3, minHeight: 20 }}>
        {latest && interpolate(texts.previewOf, { connote: latest.connoteNumber })}
        {latest === null && texts.previewSample}
      </Typography>
      <Box component="iframe" title={texts.preview} sandbox="" srcDoc={html} sx={frameSx} />
    </Box>
  );
}

type ConsignmentValues = Omit<EmailValues, 'brokerName' | 'phone' | 'email'>;

const sample: ConsignmentValues = {
  consignmentNumber: 'SSEX00000042',
  references: 'PO-1187',
  dispatchDate: '18/11/2026',
  carrier: 'Southern Star Express',
};

const valuesOf = (consignment: ConsignmentListItem): ConsignmentValues => ({
  consignmentNumber: consignment.connoteNumber,
  references: consignment.consignmentReferences.join(', '),
  dispatchDate: formatDay(consignment.dispatchDate),
  carrier: consignment.offer.carrierDisplayName ?? '',
});

const frameSx = {
  display: 'block',
  width: 1,
  height: 520,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: '#fff',
} as const;
