import { Layers, ListChecks, Printer, RotateCcw, Trash2 } from 'lucide-react';

import type { ConsignmentTab } from '@contracts/lists/consignment-list.columns';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import { pluralise } from '@contracts/texts/pluralise';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';
import { appTexts } from '@contracts/texts/app/common';
import { listNoticeTexts } from '@contracts/texts/app/consignment-list';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { useCommand } from '../../../shared/commands/useCommand';
import { BulkBar, type BulkAction } from '../../../shared/layout/BulkBar';
import { useIsPhone } from '../../../shared/layout/useIsPhone';
import { manifestEligibility } from '../../../shared/manifesting/eligibility';
import { formatMoney } from '../../../shared/text/format';
import { SpecText } from '../../../shared/text/SpecText';
import { labelsUnavailableReason } from '../columns/row-action-columns';
import { MoreActions } from '../MoreActions';

export interface ConsignmentBulkBarProps {
  readonly tab: ConsignmentTab;
  readonly selected: readonly ConsignmentListItem[];
  readonly canChange: boolean;
  readonly canPrint: boolean;
  readonly onManifest: () => void;
  readonly onPrint: () => void;
  readonly onDelete: () => void;
  readonly onRestore: () => void;
  /** Actions of the only selected row, for phones; elsewhere they are in the table. */
  readonly singleActions: readonly BulkAction[];
  /** Number of rows on the page. */
  readonly listed: number;
  /** Selects all of them; for phones, whose cards have no checkbox in a heading. */
  readonly onSelectAll: () => void;
  /** Highlights the rows that prevent manifesting. */
  readonly onHighlight: (ids: ReadonlySet<number>) => void;
  readonly onClose: () => void;
}

/** Bulk bar: the selection, whether it can share a manifest, and its actions. */
export function ConsignmentBulkBar(props: ConsignmentBulkBarProps) {
  const { tab, selected, onClose } = props;
  const isPhone = useIsPhone();
  const mainActions = [...actionsOf(props), ...props.singleActions];
  const actions = [...mainActions, ...(isPhone ? selectAllActions(props) : [])];
  // the menu stays when everything is selected: it gets the focus back
  const shown = isPhone && mainActions.length >= MAX_BUTTONS ? PHONE_BUTTONS : actions.length;
  const check = tab === 'OPEN' && selected.length > 0 ? manifestEligibility(selected) : null;
  useBulkCommands(props);

  return (
    <BulkBar
      count={selected.length}
      summary={summaryOf(selected)}
      {...(check && {
        check: {
          isOk: check.isEligible,
          text: check.summary,
          ...(check.differingIds.size > 0 && {
            onShow: () => {
              props.onHighlight(check.differingIds);
            },
          }),
        },
      })}
      actions={actions.slice(0, shown)}
      onClose={onClose}
    >
      <MoreActions actions={actions.slice(shown)} />
    </BulkBar>
  );
}

/** Number of buttons that fit on one line of a phone: without a menu, and beside one. */
const MAX_BUTTONS = 3;
const PHONE_BUTTONS = 2;

const selectAllActions = ({
  selected,
  listed,
  onSelectAll,
}: ConsignmentBulkBarProps): BulkAction[] =>
  selected.length < listed
    ? [
        {
          label: listNoticeTexts.select(listed),
          icon: ListChecks,
          onClick: onSelectAll,
        },
      ]
    : [];

/** Whether labels can be printed for every selected row: not for deleted ones or drafts. */
const areLabelsPrintable = ({ tab, canPrint, selected }: ConsignmentBulkBarProps): boolean =>
  tab !== 'DELETED' && canPrint && selected.every((row) => labelsUnavailableReason(row) === null);

function actionsOf(props: ConsignmentBulkBarProps): BulkAction[] {
  const { tab, canChange } = props;
  const hasLabels = areLabelsPrintable(props);
  const print: BulkAction = {
    label: createConsignmentTexts.printLabels,
    icon: Printer,
    onClick: props.onPrint,
  };
  if (tab === 'DELETED')
    return canChange
      ? [
          {
            label: consignmentListTexts.restore,
            icon: RotateCcw,
            isPrimary: true,
            onClick: props.onRestore,
          },
        ]
      : [];
  if (tab !== 'OPEN') return hasLabels ? [print] : [];
  return [
    ...(canChange ? [manifestAction(props)] : []),
    ...(hasLabels ? [print] : []),
    ...(canChange ? [deleteAction(props)] : []),
  ];
}

const manifestAction = ({ onManifest }: ConsignmentBulkBarProps): BulkAction => ({
  label: consignmentListTexts.manifest,
  icon: Layers,
  isPrimary: true,
  shortcut: 'M',
  onClick: onManifest,
});

const deleteAction = ({ onDelete }: ConsignmentBulkBarProps): BulkAction => ({
  label: <SpecText>{consignmentListTexts.delete}</SpecText>,
  icon: Trash2,
  isDestructive: true,
  onClick: onDelete,
});

function useBulkCommands(props: ConsignmentBulkBarProps) {
  const { tab, selected, canChange } = props;
  const isOpen = tab === 'OPEN' && selected.length > 0;
  useCommand({
    id: 'consignments.manifest',
    label: `Manifest ${pluralise(selected.length, 'consignment')}`,
    group: 'Actions',
    keys: 'm',
    when: isOpen && canChange,
    run: props.onManifest,
  });
  useCommand({
    id: 'consignments.print',
    label: `Print labels for ${pluralise(selected.length, 'consignment')}`,
    group: 'Actions',
    keys: 'p',
    when: selected.length > 0 && areLabelsPrintable(props),
    run: props.onPrint,
  });
  useCommand({
    id: 'consignments.delete',
    label: `Delete ${pluralise(selected.length, 'consignment')}`,
    group: 'Actions',
    keys: 'Delete',
    when: isOpen && canChange,
    run: props.onDelete,
  });
  useCommand({
    id: 'consignments.clearSelection',
    label: appTexts.clearSelection,
    keys: 'Escape',
    when: selected.length > 0,
    run: props.onClose,
  });
}

function summaryOf(selected: readonly ConsignmentListItem[]): string {
  const sum = (amountOf: (row: ConsignmentListItem) => number) =>
    selected.reduce((total, row) => total + amountOf(row), 0);
  const weight = Math.round(sum(({ totalWeight }) => totalWeight) * 100) / 100;
  return [
    pluralise(
      sum(({ itemQuantity }) => itemQuantity),
      'item',
    ),
    `${weight} kg`,
    formatMoney(sum(({ offer }) => offer.totalCost ?? 0)),
  ].join(' · ');
}
