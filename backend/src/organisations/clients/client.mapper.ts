import type { ClientView } from '@contracts/views/organisation.view.js';

import { toAddressView, type Address } from '../../address-book/index.js';
import type { Client } from '../../clients/index.js';

export const toClientView = (
  { createdAt: _, removedAt: __, testOf: ___, ...client }: Client,
  parentName: string | null,
  sender: Address | undefined,
): ClientView => ({
  ...client,
  parentName,
  defaultSenderAddress: sender ? toAddressView(sender) : null,
});
