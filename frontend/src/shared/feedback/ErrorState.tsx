import Button from '@mui/material/Button';
import { TriangleAlert } from 'lucide-react';

import { ownTexts } from '@contracts/texts/own';

import { EmptyState } from './EmptyState';

export interface ErrorStateProps {
  /** The specified text. */
  readonly message: string;
  readonly reason?: string;
  readonly onRetry?: () => void;
}

/** A failed load: what failed, and a way to try again. */
export function ErrorState({ message, reason, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={TriangleAlert}
        title={message}
        {...(reason && reason !== message && { reason })}
        action={onRetry && <Button onClick={onRetry}>{ownTexts.tryAgain}</Button>}
      />
    </div>
  );
}
