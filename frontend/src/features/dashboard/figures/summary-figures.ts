import { appDashboardTexts as texts } from '@contracts/texts/app/dashboard';
import type {
  CountedRowsView,
  DashboardFiguresView,
  DashboardSummaryView,
  FigureView,
} from '@contracts/views/dashboard.view';

import { interpolate } from '../../../shared/text/format';
import { listLinks } from '../dashboard-links';

export interface DisplayFigure {
  readonly label: string;
  readonly count: number;
  /** Query for the counted rows, if they are consignments. */
  readonly rows?: CountedRowsView;
  /** Link to the list of anything else, if it has a screen. */
  readonly to?: string;
  /** Text with another number, such as '14 drafts', which links to its rows. */
  readonly remark: string;
  readonly remarkRows?: CountedRowsView;
  readonly trend?: readonly number[];
  readonly isBad?: boolean;
}

/** Five figures; super admins get integrations and connote ranges in place of two of them. */
export function summaryFigures({
  figures,
  integration,
  connoteRanges,
}: DashboardSummaryView): DisplayFigure[] {
  if (!figures) return [];
  return [
    openFigure(figures),
    integration ? integrationFigure(integration) : dispatchingFigure(figures),
    toDisplayFigure(texts.inTransit, figures.inTransit, figures.inTransit.late, texts.late),
    connoteRanges ? rangesFigure(connoteRanges) : deliveryFigure(figures),
    {
      ...toDisplayFigure(
        texts.exceptions,
        figures.exceptions,
        figures.exceptions.overdue,
        texts.overdue,
      ),
      isBad: figures.exceptions.count > 0,
    },
  ];
}

const toDisplayFigure = (
  label: string,
  { trend, ...rows }: FigureView,
  remarkRows: CountedRowsView,
  noun: string,
): DisplayFigure => ({
  label,
  count: rows.count,
  rows,
  remark: `${remarkRows.count.toLocaleString('en-AU')} ${noun}`,
  remarkRows,
  trend,
});

const openFigure = ({ open }: DashboardFiguresView): DisplayFigure => ({
  ...toDisplayFigure(texts.open, open, open.drafts, ''),
  remark: interpolate(open.drafts.count === 1 ? texts.draft : texts.drafts, {
    n: open.drafts.count.toLocaleString('en-AU'),
  }),
});

const dispatchingFigure = ({ dispatchingToday: today }: DashboardFiguresView): DisplayFigure =>
  toDisplayFigure(texts.dispatchingToday, today, today.notManifested, texts.notManifested);

const deliveryFigure = ({ outForDelivery }: DashboardFiguresView): DisplayFigure =>
  toDisplayFigure(texts.outForDelivery, outForDelivery, outForDelivery.dueToday, texts.dueToday);

const integrationFigure = ({
  failed,
  pending,
}: NonNullable<DashboardSummaryView['integration']>): DisplayFigure => ({
  label: texts.integrations,
  count: failed,
  remark: `${texts.failed}, ${pending} ${texts.pending}`,
  to: listLinks.failedManifests,
  isBad: failed > 0,
});

const rangesFigure = ({
  accounts,
  nearlyUsed,
  exhausted,
}: NonNullable<DashboardSummaryView['connoteRanges']>): DisplayFigure => ({
  label: texts.connoteRanges,
  count: nearlyUsed,
  remark: interpolate(texts.connoteRangesRemark, { accounts, exhausted }),
  isBad: exhausted > 0,
});
