import Button from '@mui/material/Button';
import { TriangleAlert } from 'lucide-react';

import { appTexts } from '@contracts/texts/app/common';

import { EmptyState } from './EmptyState';

export interface ErrorStateProps {
  /** The specified text. */
  readonly message: string;
  readonly reason?: string;
  readonly onRetry?: () => void;
}

/** Error state of a failed load, with a retry button. */
export function ErrorState({ message, reason, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={TriangleAlert}
        title={message}
        {...(reason && reason !== message && { reason })}
        action={onRetry && <Button onClick={onRetry}>{appTexts.tryAgain}</Button>}
      />
    </div>
  );
}
