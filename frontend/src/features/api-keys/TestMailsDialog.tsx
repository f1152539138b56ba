import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Mail } from 'lucide-react';

import { appTexts } from '@contracts/texts/app/common';
import { appTestKeyTexts as texts } from '@contracts/texts/app/test-keys';
import type { TestMailView } from '@contracts/views/test-environment.view';

import { messageOf } from '../../shared/api/api-error';
import { EmptyState } from '../../shared/feedback/EmptyState';
import { ErrorState } from '../../shared/feedback/ErrorState';
import { FormDialog } from '../../shared/forms/FormDialog';
import { DateText } from '../../shared/text/values';
import { useListTestMailsQuery } from './test-data.api';

interface TestMailsDialogProps {
  /** The test environment. */
  readonly clientId: number;
  readonly onClose: () => void;
}

/** Emails that a test environment did not send. */
export const TestMailsDialog = ({ clientId, onClose }: TestMailsDialogProps) => (
  <FormDialog
    title={texts.mails}
    size="lg"
    closeLabel={appTexts.close}
    onSubmit={onClose}
    onClose={onClose}
  >
    <Typography sx={{ mb: 3, color: 'app.textMuted' }}>{texts.mailsIntro}</Typography>
    <Mails clientId={clientId} />
  </FormDialog>
);

function Mails({ clientId }: { readonly clientId: number }) {
  const { data, error, refetch } = useListTestMailsQuery(clientId, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      {error && (
        <ErrorState
          message={texts.mailsFailed}
          reason={messageOf(error, texts.mailsFailed)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Box role="status">{appTexts.loading}</Box>}
      {data && <MailList mails={data} />}
    </>
  );
}

function MailList({ mails }: { readonly mails: readonly TestMailView[] }) {
  if (mails.length === 0)
    return <EmptyState icon={Mail} title={texts.noMails} reason={texts.noMailsReason} />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {mails.map((mail) => (
        <MailItem key={mail.id} mail={mail} />
      ))}
    </Box>
  );
}

const MailItem = ({ mail: { to, subject, text, createdAt } }: { readonly mail: TestMailView }) => (
  <Box
    component="li"
    sx={{ py: 3, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
  >
    <Box sx={{ fontWeight: 500 }}>{subject}</Box>
    <Box sx={{ color: 'app.textMuted' }}>
      {texts.to} {to} · <DateText value={createdAt} show="date-minute" />
    </Box>
    <Box sx={{ mt: 1, whiteSpace: 'pre-wrap' }}>{text}</Box>
  </Box>
);
