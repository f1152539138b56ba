import type { UnknownAction } from '@reduxjs/toolkit';

import { api } from '../shared/api/api';
import { isApiError } from '../shared/api/api-error';
import type { AppDispatch, AppStore } from './store';

const RETRY_MS = 3_000;

interface Endpoint {
  readonly initiate: (arg: unknown, options: object) => UnknownAction;
}

/**
 * Retries reads that failed while the database or event store was unavailable, until they succeed. Returns a function
 * that stops it.
 */
export function retryUnavailableQueries(dispatch: AppDispatch): () => void {
  const timer = setInterval(() => {
    dispatch(retryAll);
  }, RETRY_MS);
  return () => {
    clearInterval(timer);
  };
}

function retryAll(dispatch: AppDispatch, getState: AppStore['getState']): void {
  const endpoints = api.endpoints as Record<string, Endpoint | undefined>;
  for (const query of Object.values(getState()[api.reducerPath].queries)) {
    if (query?.endpointName === undefined || !isUnavailable(query.error)) continue;
    const retry = endpoints[query.endpointName]?.initiate(query.originalArgs, {
      subscribe: false,
      forceRefetch: true,
    });
    if (retry) dispatch(retry);
  }
}

const isUnavailable = (error: unknown): boolean =>
  isApiError(error) && error.code?.endsWith('.unavailable') === true;
