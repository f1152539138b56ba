import { skipToken } from '@reduxjs/toolkit/query';
import { Megaphone } from 'lucide-react';

import { ContextStrip } from '../../shared/feedback/ContextStrip';
import { useFindBannerQuery } from '../../shared/session/session.api';
import { useClient } from '../../shared/session/useClient';

/** SHELL-72, SHELL-73: the customer's message to the users of its clients. */
export function ClientBanner() {
  const { clientId } = useClient();
  const { data: text } = useFindBannerQuery(clientId ?? skipToken);

  if (!text) return null;
  return <ContextStrip tone="neutral" icon={Megaphone} lead={text} dismissKey={`banner.${text}`} />;
}
