import type { ReactNode } from 'react';

import { ownSettingsTexts as words } from '@contracts/texts/own-settings';

import { messageOf } from '../../../shared/api/api-error';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { PanelSkeleton } from './PanelSkeleton';

export interface AnswerOfProps<Value> {
  /** A query of RTK Query. */
  readonly query: {
    readonly data?: Value | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** Said when it cannot be read and the server gives no words. */
  readonly failed?: string;
  readonly children: (value: Value) => ReactNode;
}

/** What a panel shows of an answer: that it is coming, that it failed, or what it is. */
export function AnswerOf<Value>({ query, failed, children }: AnswerOfProps<Value>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <PanelSkeleton />;
  return (
    <ErrorState
      message={failed ?? messageOf(error, words.loadFailed)}
      onRetry={() => {
        refetch();
      }}
    />
  );
}
