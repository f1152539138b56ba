import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { ERROR } from './app-route';
import { useClientOfAddress, type ClientOfAddress } from './useClientOfAddress';

/** A page of one client, which its address names; an address without one leads to the error page. */
export function ForClientOfAddress(props: {
  readonly children: (client: ClientOfAddress) => ReactNode;
}) {
  const client = useClientOfAddress();
  return client ? props.children(client) : <Navigate to={ERROR} replace />;
}
