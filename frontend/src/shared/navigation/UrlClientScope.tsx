import { Fragment, type ReactNode } from 'react';

import { ERROR } from './app-route';
import { PageRedirect } from './usePageNavigate';
import { useUrlClient, type UrlClient } from './useUrlClient';

/**
 * Page of the client in the URL; without one, redirects to the error page. Nothing opened for one client stays open for
 * the next, for example after Back.
 */
export function UrlClientScope(props: { readonly children: (client: UrlClient) => ReactNode }) {
  const client = useUrlClient();
  if (!client) return <PageRedirect to={ERROR} />;
  return <Fragment key={client.clientId}>{props.children(client)}</Fragment>;
}
