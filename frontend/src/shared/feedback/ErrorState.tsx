import Button from '@mui/material/Button';
import { TriangleAlert } from 'lucide-react';

import { appTexts } from '@contracts/texts/app/common';

import { EmptyState } from './EmptyState';

export interface ErrorStateProps {
  /** The specified text. */
  readonly message: string;
  readonly reason?: string;
  readonly onRetry?: () => void;
  /** Defaults to 'Try again'. */
  readonly retryLabel?: string;
}

/** Error state of a failed load, with a retry button. */
export function ErrorState({ message, reason, onRetry, retryLabel }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={TriangleAlert}
        title={message}
        {...(reason && reason !== message && { reason })}
        action={onRetry && <Button onClick={onRetry}>{retryLabel ?? appTexts.tryAgain}</Button>}
      />
    </div>
  );
}
