import { useRef } from 'react';

import { appDeliveryTexts as texts } from '@contracts/texts/app/webhook-deliveries';
import type { WebhookDeliveryItem } from '@contracts/views/webhook-delivery.view';

import { useCommand } from '../../../shared/commands/useCommand';
import type { Deliveries } from './useDeliveries';

/** Element that opens a delivery. */
export const rowButtonId = (id: number): string => `delivery-${id}`;

/** Deliveries before and after the open one in the list. */
export interface DeliverySteps {
  readonly next: number | undefined;
  readonly previous: number | undefined;
}

export interface DeliveryKeysOptions extends Pick<Deliveries, 'shown' | 'show'> {
  readonly rows: readonly WebhookDeliveryItem[];
  /** Whether the open delivery is beside the list rather than over it. */
  readonly isBeside: boolean;
}

/**
 * J and K move the focus to the next or previous row, which Enter opens; while a delivery is open, they open its
 * neighbour instead.
 */
export function useDeliveryKeys(options: DeliveryKeysOptions): DeliverySteps {
  const { rows, shown, show, isBeside } = options;
  /** The row that last had the focus, so that J continues from it after a button elsewhere was pressed. */
  const last = useRef<number | null>(null);
  const indexOf = (id: number | null) => rows.findIndex((row) => row.id === id);

  const focusRow = (offset: 1 | -1) => {
    const focused = rows.find(({ id }) => document.activeElement?.id === rowButtonId(id));
    const from = indexOf(focused?.id ?? last.current);
    const row = rows[Math.min(rows.length - 1, Math.max(0, from + offset))];
    if (!row) return;
    last.current = row.id;
    document.getElementById(rowButtonId(row.id))?.focus();
  };
  const index = indexOf(shown);
  const steps = {
    next: index === -1 ? undefined : rows[index + 1]?.id,
    previous: rows[index - 1]?.id,
  };
  const open = (id: number | undefined) => {
    if (id === undefined) return;
    show(id);
    if (isBeside) document.getElementById(rowButtonId(id))?.focus();
  };
  const isOpen = shown !== null;
  const shared = { when: rows.length > 0, isInDialog: isOpen && !isBeside };
  useCommand({
    ...shared,
    ...{ id: 'list.next', label: texts.next, keys: 'j' },
    run: () => {
      if (isOpen) open(steps.next);
      else focusRow(1);
    },
  });
  useCommand({
    ...shared,
    ...{ id: 'list.previous', label: texts.previous, keys: 'k' },
    run: () => {
      if (isOpen) open(steps.previous);
      else focusRow(-1);
    },
  });
  return steps;
}
