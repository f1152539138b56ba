import { appDashboardTexts } from '@contracts/texts/app/dashboard';
import type {
  RecentChangeView,
  RecentConsignmentChangeView,
  RecentManifestChangeView,
} from '@contracts/views/dashboard.view';

import { suburbLine } from '../../../shared/addresses/suburb-text';
import { formatDate, formatMoney, interpolate } from '../../../shared/text/format';

const { happened: texts } = appDashboardTexts;

/** Words after the number of a consignment or manifest, without the client. */
export const changeText = (change: RecentChangeView): string =>
  'manifestId' in change ? manifestText(change) : consignmentText(change);

/** 'UNABLE_TO_DELIVER' as 'unable to deliver'. */
export const statusText = (status: string): string => status.replaceAll('_', ' ').toLowerCase();

function consignmentText(change: RecentConsignmentChangeView): string {
  const { kind, status, totalCost, dispatchDate, count, place } = change;
  const at = place === null ? [] : [suburbLine(place)];
  switch (kind) {
    case 'SCANNED':
      return [statusText(status ?? ''), ...at].join(', ');
    case 'CREATED':
      return [texts.CREATED, ...at].join(', ');
    case 'EDITED':
      return totalCost === null
        ? texts.EDITED
        : interpolate(texts.editedTo, { price: formatMoney(totalCost) });
    case 'MOVED':
      return interpolate(texts.MOVED, { day: dispatchDate ? formatDate(dispatchDate, 'UTC') : '' });
    case 'PRINTED':
      return count > 1 ? interpolate(texts.printedMore, { n: count - 1 }) : texts.PRINTED;
    default:
      return texts[kind];
  }
}

function manifestText({ kind, carrier, count }: RecentManifestChangeView): string {
  const text = interpolate(texts[kind], { carrier });
  if (count === null) return text;
  return `${text}, ${interpolate(count === 1 ? texts.consignment : texts.consignments, { n: count })}`;
}
