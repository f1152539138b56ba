import { ownDashboardTexts as words } from '@contracts/texts/own-screens';
import {
  troubledStatuses,
  type DashboardFiguresView,
  type DashboardSummaryView,
} from '@contracts/views/dashboard.view';

import { fillText } from '../../../shared/text/fill-text';
import { listLinks } from '../dashboard-links';

export interface ShownFigure {
  readonly label: string;
  readonly count: number;
  /** '14 drafts'. */
  readonly remark: string;
  /** The list it counts, where there is a screen for it. */
  readonly to?: string;
  readonly trend?: readonly number[];
  readonly isBad?: boolean;
}

/** The strip: five numbers; a super admin has integrations and connote ranges in place of two of them. */
export function summaryFigures({
  figures,
  integration,
  connoteRanges,
  today,
}: DashboardSummaryView): ShownFigure[] {
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
  fillText(count === 1 ? one : many, { n: count });

const openFigure = ({ open }: DashboardFiguresView): ShownFigure => ({
  label: words.open,
  count: open.count,
  remark: plural(open.drafts, words.draft, words.drafts),
  to: listLinks.open,
  trend: open.trend,
});

const dispatchingFigure = (
  { dispatchingToday }: DashboardFiguresView,
  today: string,
): ShownFigure => ({
  label: words.dispatchingToday,
  count: dispatchingToday.count,
  remark: `${dispatchingToday.notManifested} ${words.notManifested}`,
  to: listLinks.dispatchedOn(today),
  trend: dispatchingToday.trend,
});

const integrationFigure = ({
  failed,
  pending,
}: NonNullable<DashboardSummaryView['integration']>): ShownFigure => ({
  label: words.integrations,
  count: failed,
  remark: `${words.failed}, ${pending} ${words.pending}`,
  to: listLinks.failedManifests,
  isBad: failed > 0,
});

const deliveryFigure = ({ outForDelivery }: DashboardFiguresView): ShownFigure => ({
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
}: NonNullable<DashboardSummaryView['connoteRanges']>): ShownFigure => ({
  label: words.connoteRanges,
  count: nearlyUsed,
  remark: `${words.nearlyUsed} ${accounts}, ${exhausted} ${words.exhausted}`,
  isBad: exhausted > 0,
});

const attentionFigure = ({ needsAttention }: DashboardFiguresView): ShownFigure => ({
  label: words.needsAttention,
  count: needsAttention.count,
  remark: `${needsAttention.newToday} ${words.newToday}`,
  to: listLinks.withStatus(...troubledStatuses),
  trend: needsAttention.trend,
  isBad: needsAttention.count > 0,
});
