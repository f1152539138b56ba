import { appDashboardTexts as words } from '@contracts/texts/app/screens';
import {
  exceptionStatuses,
  type DashboardFiguresView,
  type DashboardSummaryView,
} from '@contracts/views/dashboard.view';

import { interpolate } from '../../../shared/text/format';
import { listLinks } from '../dashboard-links';

export interface DisplayFigure {
  readonly label: string;
  readonly count: number;
  /** '14 drafts'. */
  readonly remark: string;
  /** Link to the list, if there is a screen for it. */
  readonly to?: string;
  readonly trend?: readonly number[];
  readonly isBad?: boolean;
}

/** Five figures; super admins get integrations and connote ranges in place of two of them. */
export function summaryFigures({
  figures,
  integration,
  connoteRanges,
  today,
}: DashboardSummaryView): DisplayFigure[] {
  if (!figures) return [];
  return [
    openFigure(figures),
    integration ? integrationFigure(integration) : dispatchingFigure(figures, today),
    {
      label: words.inTransit,
      count: figures.inTransit.count,
      remark: plural(figures.inTransit.carriers, words.acrossCarrier, words.acrossCarriers),
      to: listLinks.withStatus('IN_TRANSIT'),
      trend: figures.inTransit.trend,
    },
    connoteRanges ? rangesFigure(connoteRanges) : deliveryFigure(figures),
    attentionFigure(figures),
  ];
}

const plural = (count: number, one: string, many: string): string =>
  interpolate(count === 1 ? one : many, { n: count });

const openFigure = ({ open }: DashboardFiguresView): DisplayFigure => ({
  label: words.open,
  count: open.count,
  remark: plural(open.drafts, words.draft, words.drafts),
  to: listLinks.open,
  trend: open.trend,
});

const dispatchingFigure = (
  { dispatchingToday }: DashboardFiguresView,
  today: string,
): DisplayFigure => ({
  label: words.dispatchingToday,
  count: dispatchingToday.count,
  remark: `${dispatchingToday.notManifested} ${words.notManifested}`,
  to: listLinks.dispatchedOn(today),
  trend: dispatchingToday.trend,
});

const integrationFigure = ({
  failed,
  pending,
}: NonNullable<DashboardSummaryView['integration']>): DisplayFigure => ({
  label: words.integrations,
  count: failed,
  remark: `${words.failed}, ${pending} ${words.pending}`,
  to: listLinks.failedManifests,
  isBad: failed > 0,
});

const deliveryFigure = ({ outForDelivery }: DashboardFiguresView): DisplayFigure => ({
  label: words.outForDelivery,
  count: outForDelivery.count,
  remark: `${outForDelivery.dueToday} ${words.dueToday}`,
  to: listLinks.withStatus('OUT_FOR_DELIVERY'),
  trend: outForDelivery.trend,
});

const rangesFigure = ({
  accounts,
  nearlyUsed,
  exhausted,
}: NonNullable<DashboardSummaryView['connoteRanges']>): DisplayFigure => ({
  label: words.connoteRanges,
  count: nearlyUsed,
  remark: `${words.nearlyUsed} ${accounts}, ${exhausted} ${words.exhausted}`,
  isBad: exhausted > 0,
});

const attentionFigure = ({ needsAttention }: DashboardFiguresView): DisplayFigure => ({
  label: words.needsAttention,
  count: needsAttention.count,
  remark: `${needsAttention.newToday} ${words.newToday}`,
  to: listLinks.withStatus(...exceptionStatuses),
  trend: needsAttention.trend,
  isBad: needsAttention.count > 0,
});
