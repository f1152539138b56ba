import { skipToken } from '@reduxjs/toolkit/query';
import { Megaphone } from 'lucide-react';

import { ContextStrip } from '../../shared/feedback/ContextStrip';
import { useFindBannerQuery } from '../../shared/session/session.api';
import { useClient } from '../../shared/session/useClient';
import { useSession } from '../../shared/session/useSession';

/** SHELL-72, SHELL-73: the customer's message to the users of its clients, and to its staff. */
export function ClientBanner() {
  const owner = useBannerOwner();
  const { data: text } = useFindBannerQuery(owner ?? skipToken);

  if (!text) return null;
  return <ContextStrip tone="neutral" icon={Megaphone} lead={text} dismissKey={`banner.${text}`} />;
}

/** The client, or before one is chosen the customer that all of them belong to; null for several customers. */
function useBannerOwner() {
  const { clientId, choices, isReady } = useClient();
  const { claims } = useSession();
  if (clientId !== undefined) return { clientId };
  if (!isReady) return null;

  const [first, ...others] = choices;
  if (first)
    return others.every((other) => other.customerId === first.customerId)
      ? { clientId: first.id }
      : null;
  const [customerId] = claims?.customerIds ?? [];
  return customerId === undefined ? null : { customerId };
}
