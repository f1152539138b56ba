import IconButton from '@mui/material/IconButton';
import { Eye, Pencil, Printer, PrinterCheck, Truck, type LucideIcon } from 'lucide-react';
import { Suspense } from 'react';

import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment';
import { appPaperworkTexts } from '@contracts/texts/app/common';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { isTracked } from '../../../shared/consignment/useTracking';
import { actionColumn } from '../../../shared/grid/columns';
import { lazy } from '../../../shared/loading/lazy';
import { visitedSx } from '../../../shared/paperwork/visited.styles';
import type { ConsignmentColumn } from './consignment-columns';
import type { RowActions } from '../useRowActions';

const { columns: texts, notAvailable } = consignmentListTexts;

interface RowButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly tabIndex: 0 | -1;
  /** Reason why it is disabled, shown in the tooltip. */
  readonly disabledReason?: string | null;
  readonly isVisited?: boolean;
  readonly onClick: () => void;
}

function RowButton(props: RowButtonProps) {
  const { label, icon: Icon, tabIndex, disabledReason, isVisited = false, onClick } = props;
  return (
    <IconButton
      size="small"
      tabIndex={tabIndex}
      aria-label={label}
      title={disabledReason ?? label}
      disabled={typeof disabledReason === 'string'}
      onClick={onClick}
      {...(isVisited && { sx: visitedSx })}
    >
      <Icon size={14} strokeWidth={1.6} />
    </IconButton>
  );
}

const edit = (actions: RowActions): ConsignmentColumn =>
  actionColumn({
    field: 'edit',
    headerName: texts.edit,
    render: (row, tabIndex) =>
      actions.canEdit(row) && (
        <RowButton
          label={`${texts.edit} ${row.connoteNumber}`}
          icon={Pencil}
          tabIndex={tabIndex}
          onClick={() => {
            actions.edit(row);
          }}
        />
      ),
  });

const tracking = (actions: RowActions): ConsignmentColumn =>
  actionColumn({
    field: 'tracking',
    headerName: texts.tracking,
    render: (row, tabIndex) =>
      isTracked(row) ? (
        <RowButton
          label={`${texts.tracking} ${row.connoteNumber}`}
          icon={Truck}
          tabIndex={tabIndex}
          onClick={() => {
            actions.track(row);
          }}
        />
      ) : (
        notAvailable
      ),
  });

const labels = (actions: RowActions): ConsignmentColumn =>
  actionColumn({
    field: 'labels',
    headerName: texts.labels,
    render: (row, tabIndex) =>
      row.paperWorkDisabled && row.connoteNumber !== PENDING_CONNOTE ? (
        notAvailable
      ) : (
        <LabelsButton consignment={row} tabIndex={tabIndex} actions={actions} />
      ),
  });

interface LabelsButtonProps {
  readonly consignment: ConsignmentListItem;
  readonly tabIndex: 0 | -1;
  readonly actions: RowActions;
}

/** PAPER-23: shown as visited once its labels were printed, if the client tracks paperwork. */
function LabelsButton({ consignment, tabIndex, actions }: LabelsButtonProps) {
  const isVisited = actions.showsPrinted(consignment) && consignment.printedLabel;
  const label = `${texts.labels} ${consignment.connoteNumber}`;
  return (
    <RowButton
      label={isVisited ? `${appPaperworkTexts.printed}: ${label}` : label}
      icon={isVisited ? PrinterCheck : Printer}
      tabIndex={tabIndex}
      disabledReason={labelsUnavailableReason(consignment)}
      isVisited={isVisited}
      onClick={() => {
        actions.printLabels([consignment]);
      }}
    />
  );
}

const view = (actions: RowActions): ConsignmentColumn =>
  actionColumn({
    field: 'view',
    headerName: texts.view,
    render: (row, tabIndex) => (
      <RowButton
        label={`${texts.view} ${row.connoteNumber}`}
        icon={Eye}
        tabIndex={tabIndex}
        onClick={() => {
          actions.view(row);
        }}
      />
    ),
  });

/** Few users print directly: loads with the first row that needs it. */
const ConsignmentOther = lazy(async () => {
  const { ConsignmentOther: menu } = await import('./ConsignmentOther');
  return { default: menu };
});

const otherColumn = (actions: RowActions): ConsignmentColumn =>
  actionColumn({
    field: 'other',
    headerName: texts.other,
    render: (row, tabIndex) =>
      actions.printsDirectly(row) &&
      labelsUnavailableReason(row) === null && (
        <Suspense fallback={null}>
          <ConsignmentOther consignment={row} tabIndex={tabIndex} />
        </Suspense>
      ),
  });

/** Spec part 1, section 4: no labels for a draft, nor while the carrier has not issued a connote. */
export function labelsUnavailableReason({ connoteNumber }: ConsignmentListItem): string | null {
  if (connoteNumber === DRAFT_CONNOTE) return 'A draft has no labels';
  if (connoteNumber === PENDING_CONNOTE)
    return 'The carrier issues the connote when the consignment is manifested';
  return null;
}

/** Action icons of a row on a tab (spec part 1, section 2.10). */
export function rowActionColumns(
  tab: string,
  actions: RowActions,
  /** Whether labels of any row print directly; adds a menu to open them on screen. */
  printsDirectly: boolean,
): ConsignmentColumn[] {
  const isInTransit = tab === 'MANIFESTED' || tab === 'ALL';
  return [
    ...(tab === 'OPEN' ? [edit(actions)] : []),
    ...(isInTransit ? [tracking(actions)] : []),
    ...(actions.canPrint ? [labels(actions)] : []),
    view(actions),
    ...(printsDirectly ? [otherColumn(actions)] : []),
  ];
}
