import type { ReactNode } from 'react';

import { appSettingsTexts as texts } from '@contracts/texts/app/settings';

import { failureOf, messageOf } from '../../../shared/api/api-error';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { PanelSkeleton } from '../PanelSkeleton';

export interface QueryResultProps<Value> {
  /** Result of an RTK Query hook. */
  readonly query: {
    readonly data?: Value | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** Message shown on failure, with the server's message as the reason. */
  readonly failed?: string;
  readonly children: (value: Value) => ReactNode;
}

/** Renders the loading, error or ready state of a query. */
export function QueryResult<Value>({ query, failed, children }: QueryResultProps<Value>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <PanelSkeleton />;
  return (
    <ErrorState
      {...(failed === undefined
        ? { message: messageOf(error, texts.loadFailed) }
        : failureOf(error, failed))}
      onRetry={() => {
        refetch();
      }}
    />
  );
}
