import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { ERROR } from './app-route';
import { useUrlClient, type UrlClient } from './useUrlClient';

/** Page of the client in the URL; without one, redirects to the error page. */
export function UrlClientScope(props: { readonly children: (client: UrlClient) => ReactNode }) {
  const client = useUrlClient();
  return client ? props.children(client) : <Navigate to={ERROR} replace />;
}
