import { useLocation } from 'react-router-dom';

import { appDashboardTexts as texts } from '@contracts/texts/app/dashboard';
import type { AttentionItemView } from '@contracts/views/dashboard.view';

import { suburbLine } from '../../../shared/addresses/suburb-text';
import { consignmentListPath } from '../../../shared/navigation/consignment-list-path';
import { useClient } from '../../../shared/session/useClient';
import { usePermission } from '../../../shared/session/usePermission';
import { formatDate, interpolate } from '../../../shared/text/format';
import { listLinks } from '../dashboard-links';

export interface AttentionText {
  /** Connote or manifest number. */
  readonly id?: string;
  readonly title: string;
  readonly detail: string;
  /** Label of the action, if there is a screen for it. */
  readonly action?: string;
  readonly to?: string;
  /** Client whose rows the action opens; it is selected first. */
  readonly client?: { readonly id: number; readonly name: string };
}

type Item<Kind extends AttentionItemView['kind']> = Extract<AttentionItemView, { kind: Kind }>;
type ConsignmentItem = Item<'UNABLE_TO_DELIVER' | 'BOOK_IN' | 'PARTIALLY_DELIVERED' | 'OVERDUE'>;

const countText = (count: number): string => count.toLocaleString('en-AU');

const joinParts = (parts: readonly (string | null | false)[], separator = ', ') =>
  parts.filter(Boolean).join(separator);

/** Text of an item, and the target of its action. */
export function useAttentionText() {
  const { clientId } = useClient();
  const { pathname } = useLocation();
  const canFixAddresses = usePermission('UPDATE_ADDRESS');

  const ofConsignment = (item: ConsignmentItem): AttentionText => ({
    id: item.connoteNumber,
    title: joinParts([
      item.receiverCompany,
      item.receiverSuburb && suburbLine(item.receiverSuburb),
    ]),
    detail: joinParts(
      [
        texts.kinds[item.kind],
        item.carrier,
        item.eta && interpolate(texts.overdueSince, { day: formatDate(item.eta, 'UTC') }),
        clientId === undefined && item.clientName,
      ],
      ' · ',
    ),
    action: texts.track,
    to: `${pathname}?tracking=${item.consignmentId}`,
  });

  return (item: AttentionItemView): AttentionText => {
    switch (item.kind) {
      case 'UNABLE_TO_DELIVER':
      case 'BOOK_IN':
      case 'PARTIALLY_DELIVERED':
      case 'OVERDUE':
        return ofConsignment(item);
      case 'INTEGRATION_FAILED':
        return failedIntegration(item, clientId === undefined);
      case 'RANGE_NEARLY_USED':
        return usedRange(item);
      case 'ADDRESS_INCOMPLETE':
        return {
          title: item.clientName,
          detail: `${countText(item.count)} ${texts.incompleteAddresses}, ${texts.latest} ${item.company}`,
          action: canFixAddresses ? texts.fix : texts.view,
          to: listLinks.incompleteAddresses,
          client: { id: item.clientId, name: item.clientName },
        };
      case 'OLD_DRAFTS':
        return oldDrafts(item);
    }
  };
}

const oldDrafts = (item: Item<'OLD_DRAFTS'>): AttentionText => ({
  title: item.clientName,
  detail: `${countText(item.drafts.count)} ${interpolate(
    item.drafts.count === 1 ? texts.oldDraft : texts.oldDrafts,
    { day: formatDate(item.since, 'UTC') },
  )}`,
  action: texts.openAction,
  to: consignmentListPath(item.drafts.query),
  client: { id: item.clientId, name: item.clientName },
});

const failedIntegration = (
  item: Item<'INTEGRATION_FAILED'>,
  isClientShown: boolean,
): AttentionText => ({
  id: item.manifestNumber,
  title: item.carrier,
  detail: joinParts(
    [
      joinParts([texts.failedParts[item.errand], item.reason], '. '),
      isClientShown && item.clientName,
    ],
    ' · ',
  ),
  action: texts.view,
  to: listLinks.manifest(item.manifestNumber),
});

const usedRange = (item: Item<'RANGE_NEARLY_USED'>): AttentionText => ({
  title: `${item.carrier} ${texts.range} ${item.prefix}`,
  detail: joinParts([
    `${item.usedPercent.toFixed(2)}% ${texts.used}`,
    `${countText(item.numbersLeft)} ${texts.numbersLeft}`,
  ]),
});
