import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { appOperationsTexts } from '@contracts/texts/app/operations';
import { retriableKinds, type IssueView } from '@contracts/views/issue.view';

import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { useResendManifests } from '../../../shared/manifesting/useResendManifests';
import { useIsSuperAdmin, usePermissionCheck } from '../../../shared/session/usePermission';
import { linkOf } from './issue-links';
import { useRetryIssueMutation } from './issues.api';

const texts = appOperationsTexts.needs;

const isRetriable = ({ kind }: IssueView) => retriableKinds.some((retriable) => retriable === kind);

/** Action that resolves it, with permission. */
export function IssueAction({ issue }: { readonly issue: IssueView }) {
  const can = usePermissionCheck();
  const isOperator = useIsSuperAdmin() && can('WORK_SET_ASIDE');
  if (isRetriable(issue)) return isOperator && <Retry issue={issue} />;
  if (issue.kind === 'MANIFEST_FAILED' && issue.subjectId !== null && can('RESEND_DATA'))
    return <Resend manifestId={issue.subjectId} integrationName={issue.what} />;
  const link = linkOf(issue);
  if (!link || !can(link.permission)) return null;
  return (
    <Button component={Link} to={link.to} aria-label={`${link.label}: ${issue.what}`}>
      {link.label}
    </Button>
  );
}

function Retry({ issue: { key, what } }: { readonly issue: IssueView }) {
  const [retry, { isLoading }] = useRetryIssueMutation();
  const reportSave = useSaveFeedback();
  return (
    <Button
      disabled={isLoading}
      aria-label={`${texts.retry}: ${what}`}
      onClick={() =>
        void reportSave(retry(key), { done: texts.retried, failed: texts.retryFailed })
      }
    >
      {texts.retry}
    </Button>
  );
}

interface ResendProps {
  readonly manifestId: number;
  readonly integrationName: string;
}

function Resend({ manifestId, integrationName }: ResendProps) {
  const { resend, isLoading } = useResendManifests();
  const reportSave = useSaveFeedback();
  const messages = { done: texts.resent, failed: texts.resendFailed };
  return (
    <Button
      disabled={isLoading}
      aria-label={`${texts.resend}: ${integrationName}`}
      onClick={() => void reportSave(resend([manifestId]), messages)}
    >
      {texts.resend}
    </Button>
  );
}
