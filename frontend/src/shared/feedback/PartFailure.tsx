import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { ChunkLoadError, useIsChunkMissing } from '../loading/chunk-load-error';
import type { ErrorFallbackProps } from './ErrorBoundary';
import { ErrorState } from './ErrorState';

const reload = () => {
  window.location.reload();
};

/** Replaces a page that crashed, or whose code the server no longer has, for example after an update. */
export const PageFailure = ({ error, retry }: ErrorFallbackProps) =>
  error instanceof ChunkLoadError ? (
    <ErrorState message={appTexts.codeMissing} retryLabel={appTexts.reload} onRetry={reload} />
  ) : (
    <ErrorState message={appTexts.screenFailed} onRetry={retry} />
  );

/** Replaces a crashed drawer, dialog or other part: its page stays unchanged, input included. */
export function PartFailure({
  error,
  retry,
  onClose,
}: ErrorFallbackProps & { onClose?: () => void }) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  if (error instanceof ChunkLoadError) return <UpdateNotice />;
  return (
    <Notice
      message={appTexts.partFailed}
      action={appTexts.tryAgain}
      onAction={retry}
      onClose={() => {
        setClosed(true);
        onClose?.();
      }}
    />
  );
}

const UpdateNotice = () => (
  <Notice message={appTexts.codeMissing} action={appTexts.reload} onAction={reload} />
);

/** Offers a reload if code that renders nothing, such as a toast or a print, is missing. */
export const MissingChunkNotice = () => (useIsChunkMissing() ? <UpdateNotice /> : null);

interface NoticeProps {
  readonly message: string;
  readonly action: string;
  readonly onAction: () => void;
  readonly onClose?: () => void;
}

const Notice = ({ message, action, onAction, onClose }: NoticeProps) => (
  <Alert severity="error" sx={noticeSx}>
    {message}{' '}
    <Button size="small" variant="text" color="inherit" onClick={onAction}>
      {action}
    </Button>
    {onClose && (
      <Button size="small" variant="text" color="inherit" onClick={onClose}>
        {appTexts.close}
      </Button>
    )}
  </Alert>
);

const noticeSx = {
  position: 'fixed',
  zIndex: 1600,
  insetInline: 16,
  // above the navigation bar of a phone
  bottom: { xs: 72, sm: 16 },
  mx: 'auto',
  maxWidth: 520,
} as const;
