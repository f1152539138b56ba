import { appDashboardTexts } from '@contracts/texts/app/dashboard';
import type {
  RecentChangeView,
  RecentConsignmentChangeView,
  RecentManifestChangeView,
} from '@contracts/views/recent-change.view';

import { suburbLine } from '../../../shared/addresses/suburb-text';
import { formatDate, formatMoney, interpolate } from '../../../shared/text/format';

const { happened: texts } = appDashboardTexts;

/** Text after the number of a consignment or manifest, without the client. */
export const changeText = (change: RecentChangeView): string =>
  'manifestId' in change ? manifestText(change) : consignmentText(change);

/** 'UNABLE_TO_DELIVER' as 'unable to deliver'. */
export const statusText = (status: string): string => status.replaceAll('_', ' ').toLowerCase();

function consignmentText(change: RecentConsignmentChangeView): string {
  const { kind, status, count, place } = change;
  const placeTexts = place === null ? [] : [suburbLine(place)];
  switch (kind) {
    case 'SCANNED':
      return [statusText(status ?? ''), ...placeTexts].join(', ');
    case 'CREATED':
      return [texts.CREATED, ...placeTexts].join(', ');
    case 'EDITED':
      return editText(change);
    case 'MOVED':
      return moveText(change);
    case 'PRINTED':
      return printText(count);
    case 'DELETED':
    case 'RESTORED':
      return texts[kind];
  }
}

const editText = ({ totalCost }: RecentConsignmentChangeView): string =>
  totalCost === null
    ? texts.EDITED
    : interpolate(texts.editedTo, { price: formatMoney(totalCost) });

const printText = (count: number): string =>
  count > 1 ? interpolate(texts.printedMore, { n: count - 1 }) : texts.PRINTED;

const moveText = ({ dispatchDate }: RecentConsignmentChangeView): string =>
  interpolate(texts.MOVED, { day: dispatchDate ? formatDate(dispatchDate, 'UTC') : '' });

function manifestText({ kind, carrier, count }: RecentManifestChangeView): string {
  const text = interpolate(texts[kind], { carrier });
  if (count === null) return text;
  return `${text}, ${interpolate(count === 1 ? texts.consignment : texts.consignments, { n: count })}`;
}
