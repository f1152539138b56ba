import { Layers, Printer, RotateCcw, Trash2 } from 'lucide-react';

import { consignmentListTexts } from '@contracts/texts/consignment-list';
import { counted } from '@contracts/texts/counted';
import { createConsignmentTexts } from '@contracts/texts/create-consignment';
import { ownTexts } from '@contracts/texts/own';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { useCommand } from '../../../shared/commands/useCommand';
import { BulkBar, type BulkAction } from '../../../shared/layout/BulkBar';
import { manifestEligibility } from '../../../shared/manifesting/eligibility';
import { formatMoney } from '../../../shared/text/money';
import { VerbatimText } from '../../../shared/text/VerbatimText';
import type { ConsignmentTab } from '../filters/consignment-tabs';
import { whyNoLabels } from '../columns/row-action-columns';

export interface ConsignmentBulkBarProps {
  readonly tab: ConsignmentTab;
  readonly selected: readonly ConsignmentListItem[];
  readonly mayChange: boolean;
  readonly mayPrint: boolean;
  readonly onManifest: () => void;
  readonly onPrint: () => void;
  readonly onDelete: () => void;
  readonly onRestore: () => void;
  /** Marks the rows that keep the others from leaving. */
  readonly onShowOdd: (ids: ReadonlySet<number>) => void;
  readonly onClose: () => void;
}

/** What is selected, whether it can leave together, and what can be done with it. */
export function ConsignmentBulkBar(props: ConsignmentBulkBarProps) {
  const { tab, selected, onClose } = props;
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
          ...(check.oddIds.size > 0 && {
            onShow: () => {
              props.onShowOdd(check.oddIds);
            },
          }),
        },
      })}
      actions={actionsOf(props)}
      onClose={onClose}
    />
  );
}

/** Labels of all of them: what is deleted is not sent, and a draft has none. */
const canPrint = ({ tab, mayPrint, selected }: ConsignmentBulkBarProps): boolean =>
  tab !== 'DELETED' && mayPrint && selected.every((row) => whyNoLabels(row) === null);

function actionsOf(props: ConsignmentBulkBarProps): BulkAction[] {
  const { tab, mayChange } = props;
  const hasLabels = canPrint(props);
  const print: BulkAction = {
    label: createConsignmentTexts.printLabels,
    icon: Printer,
    onClick: props.onPrint,
  };
  if (tab === 'DELETED')
    return mayChange
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
    ...(mayChange ? [manifestAction(props)] : []),
    ...(hasLabels ? [print] : []),
    ...(mayChange ? [deleteAction(props)] : []),
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
  label: <VerbatimText>{consignmentListTexts.delete}</VerbatimText>,
  icon: Trash2,
  isDestructive: true,
  onClick: onDelete,
});

function useBulkCommands(props: ConsignmentBulkBarProps) {
  const { tab, selected, mayChange } = props;
  const isOpen = tab === 'OPEN' && selected.length > 0;
  useCommand({
    id: 'consignments.manifest',
    label: `Manifest ${counted(selected.length, 'consignment')}`,
    group: 'Actions',
    keys: 'm',
    when: isOpen && mayChange,
    run: props.onManifest,
  });
  useCommand({
    id: 'consignments.print',
    label: `Print labels of ${counted(selected.length, 'consignment')}`,
    group: 'Actions',
    keys: 'p',
    when: selected.length > 0 && canPrint(props),
    run: props.onPrint,
  });
  useCommand({
    id: 'consignments.delete',
    label: `Delete ${counted(selected.length, 'consignment')}`,
    group: 'Actions',
    keys: 'Delete',
    when: isOpen && mayChange,
    run: props.onDelete,
  });
  useCommand({
    id: 'consignments.clearSelection',
    label: ownTexts.clearSelection,
    keys: 'Escape',
    when: selected.length > 0,
    run: props.onClose,
  });
}

function summaryOf(selected: readonly ConsignmentListItem[]): string {
  const sum = (of: (row: ConsignmentListItem) => number) =>
    selected.reduce((total, row) => total + of(row), 0);
  const weight = Math.round(sum(({ totalWeight }) => totalWeight) * 100) / 100;
  return [
    counted(
      sum(({ itemQuantity }) => itemQuantity),
      'item',
    ),
    `${weight} kg`,
    formatMoney(sum(({ offer }) => offer.totalCost ?? 0)),
  ].join(' · ');
}
