import IconButton from '@mui/material/IconButton';
import { Eye, Pencil, Printer, Truck, type LucideIcon } from 'lucide-react';
import { Suspense } from 'react';

import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment';
import { consignmentListTexts } from '@contracts/texts/consignment-list';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { isTracked } from '../../../shared/consignment/useTracking';
import { actionColumn } from '../../../shared/grid/columns';
import { lazy } from '../../../shared/loading/lazy';
import type { ConsignmentColumn } from './consignment-columns';
import type { RowActions } from '../useRowActions';

const { columns: words, notAvailable } = consignmentListTexts;

interface RowButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly tabIndex: 0 | -1;
  /** Why it cannot be pressed; said in the tooltip. */
  readonly offBecause?: string | null;
  readonly onClick: () => void;
}

function RowButton({ label, icon: Icon, tabIndex, offBecause, onClick }: RowButtonProps) {
  return (
    <IconButton
      size="small"
      tabIndex={tabIndex}
      aria-label={label}
      title={offBecause ?? label}
      disabled={typeof offBecause === 'string'}
      onClick={onClick}
    >
      <Icon size={14} strokeWidth={1.6} />
    </IconButton>
  );
}

const edit = (actions: RowActions): ConsignmentColumn =>
  actionColumn({
    field: 'edit',
    headerName: words.edit,
    render: (row, tabIndex) =>
      actions.mayEdit(row) && (
        <RowButton
          label={`${words.edit} ${row.connoteNumber}`}
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
    headerName: words.tracking,
    render: (row, tabIndex) =>
      isTracked(row) ? (
        <RowButton
          label={`${words.tracking} ${row.connoteNumber}`}
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
    headerName: words.labels,
    render: (row, tabIndex) =>
      row.paperWorkDisabled && row.connoteNumber !== PENDING_CONNOTE ? (
        notAvailable
      ) : (
        <RowButton
          label={`${words.labels} ${row.connoteNumber}`}
          icon={Printer}
          tabIndex={tabIndex}
          offBecause={whyNoLabels(row)}
          onClick={() => {
            actions.printLabels([row]);
          }}
        />
      ),
  });

const view = (actions: RowActions): ConsignmentColumn =>
  actionColumn({
    field: 'view',
    headerName: words.view,
    render: (row, tabIndex) => (
      <RowButton
        label={`${words.view} ${row.connoteNumber}`}
        icon={Eye}
        tabIndex={tabIndex}
        onClick={() => {
          actions.view(row);
        }}
      />
    ),
  });

/** Few print directly: its code comes with the first row that does. */
const ConsignmentOther = lazy(async () => {
  const { ConsignmentOther: menu } = await import('./ConsignmentOther');
  return { default: menu };
});

const other = (actions: RowActions): ConsignmentColumn =>
  actionColumn({
    field: 'other',
    headerName: words.other,
    render: (row, tabIndex) =>
      actions.printsDirectly(row) &&
      whyNoLabels(row) === null && (
        <Suspense fallback={null}>
          <ConsignmentOther consignment={row} tabIndex={tabIndex} />
        </Suspense>
      ),
  });

/** Spec part 1, section 4: no labels for a draft, nor while the carrier has not given a number. */
export function whyNoLabels({ connoteNumber }: ConsignmentListItem): string | null {
  if (connoteNumber === DRAFT_CONNOTE) return 'A draft has no labels';
  if (connoteNumber === PENDING_CONNOTE)
    return 'The carrier gives the number when it is manifested';
  return null;
}

/** The icons at the end of a row, as the tab has them (spec part 1, section 2.10). */
export function rowActionColumns(
  tab: string,
  actions: RowActions,
  /** A row's labels go straight to the printer: there is a way to look at them instead. */
  printsDirectly: boolean,
): ConsignmentColumn[] {
  const isOnTheRoad = tab === 'MANIFESTED' || tab === 'ALL';
  return [
    ...(tab === 'OPEN' ? [edit(actions)] : []),
    ...(isOnTheRoad ? [tracking(actions)] : []),
    ...(actions.mayPrint ? [labels(actions)] : []),
    view(actions),
    ...(printsDirectly ? [other(actions)] : []),
  ];
}
