import type { ReactNode } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { messageOf } from '../../shared/api/api-error';
import { ContextStrip } from '../../shared/feedback/ContextStrip';
import { ErrorState } from '../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../shared/feedback/SkeletonLines';

const LINES = 6;

export interface TabQueryProps<Data> {
  readonly query: {
    readonly data?: Data | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** Message if nothing specific is known about a failure. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Content of a tab: a placeholder, an error with a retry button, or the data, with a warning if it cannot be refetched.
 */
export function TabQuery<Data>({ query, failed, children }: TabQueryProps<Data>) {
  const { data, error, refetch } = query;
  const failure = error
    ? { message: messageOf(error, failed), onRetry: () => void refetch() }
    : undefined;
  if (data === undefined)
    return failure ? <ErrorState {...failure} /> : <SkeletonLines count={LINES} />;
  return (
    <>
      {failure && (
        <ContextStrip
          tone="bad"
          lead={failure.message}
          action={{ label: appTexts.tryAgain, onClick: failure.onRetry }}
        />
      )}
      {children(data)}
    </>
  );
}
