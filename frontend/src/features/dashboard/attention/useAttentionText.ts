import { useLocation } from 'react-router-dom';

import { appDashboardTexts as words } from '@contracts/texts/app/screens';
import type { AttentionItemView } from '@contracts/views/dashboard.view';

import { suburbLine } from '../../../shared/addresses/suburb-text';
import { useTimeZone } from '../../../shared/session/useSession';
import { formatDate } from '../../../shared/text/format';
import { listLinks } from '../dashboard-links';

export interface AttentionText {
  /** Connote or manifest number. */
  readonly id?: string;
  readonly title: string;
  readonly detail: string;
  /** Label of the action, if there is a screen for it. */
  readonly action?: string;
  readonly to?: string;
}

type Item<Kind extends AttentionItemView['kind']> = Extract<AttentionItemView, { kind: Kind }>;
type ConsignmentItem = Item<'UNABLE_TO_DELIVER' | 'BOOK_IN' | 'PARTIALLY_DELIVERED'>;

const joined = (parts: readonly (string | null | false)[], by = ', ') =>
  parts.filter(Boolean).join(by);

/** Text of an item, and the target of its action. */
export function useAttentionText() {
  const zone = useTimeZone();
  const { pathname } = useLocation();

  const ofConsignment = (item: ConsignmentItem): AttentionText => ({
    id: item.connoteNumber,
    title: joined([item.receiverCompany, item.receiverSuburb && suburbLine(item.receiverSuburb)]),
    detail: joined(
      [
        words.kinds[item.kind],
        item.carrier,
        item.eta && `${words.eta} ${formatDate(item.eta, zone)}`,
      ],
      ' · ',
    ),
    action: words.track,
    to: `${pathname}?tracking=${item.consignmentId}`,
  });

  return (item: AttentionItemView): AttentionText => {
    switch (item.kind) {
      case 'UNABLE_TO_DELIVER':
      case 'BOOK_IN':
      case 'PARTIALLY_DELIVERED':
        return ofConsignment(item);
      case 'INTEGRATION_FAILED':
        return failedIntegration(item);
      case 'RANGE_NEARLY_USED':
        return usedRange(item);
      case 'ADDRESS_INCOMPLETE':
        return {
          title: item.clientName,
          detail: `${item.count} ${words.incompleteAddresses}, ${words.latest} ${item.company}`,
          action: words.fix,
          to: listLinks.incompleteAddresses,
        };
      case 'OLD_DRAFTS':
        return {
          title: item.clientName,
          detail: `${item.count} ${words.oldDrafts} ${formatDate(item.since, zone)}`,
          action: words.openAction,
          to: listLinks.drafts,
        };
    }
  };
}

const failedIntegration = (item: Item<'INTEGRATION_FAILED'>): AttentionText => ({
  id: item.manifestNumber,
  title: item.carrier,
  detail: joined([words.errands[item.errand], item.reason], '. '),
  action: words.view,
  to: item.reason === null ? listLinks.manifests : listLinks.failedManifests,
});

const usedRange = (item: Item<'RANGE_NEARLY_USED'>): AttentionText => ({
  title: `${item.carrier} ${words.range} ${item.prefix}`,
  detail: `${item.usedPercent.toFixed(2)}% ${words.used}, ${item.numbersLeft} ${words.numbersLeft}`,
});
