import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

import { appTexts } from '@contracts/texts/app/common';
import { appListSheetTexts as texts } from '@contracts/texts/app/list-sheet';

import { BottomSheet } from '../../layout/BottomSheet';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { interpolate } from '../../text/format';
import type { ListFilters } from '../entity-grid.types';
import { SortSections, type SortSectionsProps } from './SortSections';

export interface ListSheetProps extends SortSectionsProps {
  readonly title: string;
  readonly filters?: ListFilters | undefined;
  /** Number of matching rows; null while counting. */
  readonly total: number | null;
  /** Whether there may be more than `total` rows. */
  readonly isAtLeast: boolean;
  /** Closes it, keeping its changes. */
  readonly onShow: () => void;
  /** Closes it, discarding its changes. */
  readonly onClose: () => void;
}

/**
 * Sheet for the order and filters of a list on a phone. Changes apply at once to the list behind it; the button shows
 * the number of matching rows.
 */
export function ListSheet(props: ListSheetProps) {
  const { title, filters, fields, total, isAtLeast, onShow, onClose } = props;
  const shown = totalText(total, isAtLeast);
  return (
    <BottomSheet
      title={title}
      closeLabel={appTexts.cancel}
      onClose={onClose}
      tools={filters && <ResetButton onClick={filters.onReset} />}
      footer={
        <>
          <Button
            fullWidth
            size="large"
            variant="contained"
            disabled={total === 0}
            onClick={onShow}
            sx={{ minHeight: 48 }}
          >
            {shown}
          </Button>
          <ScreenReaderStatus>{total === null ? '' : shown}</ScreenReaderStatus>
        </>
      }
    >
      {fields.length > 0 && <SortSections {...props} />}
      {filters?.content}
    </BottomSheet>
  );
}

function totalText(total: number | null, isAtLeast: boolean): string {
  if (total === null) return texts.counting;
  if (total === 0) return texts.nothing;
  return interpolate(texts.show, { n: `${total.toLocaleString('en-AU')}${isAtLeast ? '+' : ''}` });
}

const ResetButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Button variant="text" onClick={onClick}>
    {appTexts.reset}
  </Button>
);

const ScreenReaderStatus = ({ children }: { readonly children: ReactNode }) => (
  <VisuallyHidden>
    <span role="status">{children}</span>
  </VisuallyHidden>
);
