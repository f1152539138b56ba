import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, useId, type ReactNode } from 'react';

import { appTexts } from '@contracts/texts/app/common';
import { shellTexts } from '@contracts/texts/spec/shell';

import { CompactSelect } from '../forms/CompactSelect';
import { interpolate } from '../text/format';
import { pageSizes } from './grid-state';

export interface GridPagerProps {
  /** From zero. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** Counting stopped early: there are at least `total` rows (GAP-72). */
  readonly totalIsAtLeast?: boolean;
  readonly sizes?: readonly number[];
  /** Heading of the column the list is sorted by. */
  readonly sortedBy: string | undefined;
  readonly onChange: (change: { page?: number; size?: number }) => void;
}

/** Footer of a list: order, rows per page, 'Page x of y', previous and next. Not re-rendered by row updates. */
export const GridPager = memo(function GridPager(props: GridPagerProps) {
  const { page, size, total, totalIsAtLeast = false, sizes = pageSizes, onChange } = props;
  const label = useId();
  const pages = Math.max(1, Math.ceil(total / size));
  const text = interpolate(shellTexts.page, {
    page: page + 1,
    pages: `${pages}${totalIsAtLeast ? '+' : ''}`,
  });

  return (
    <Box component="footer" sx={pagerSx}>
      <Box sx={{ flex: 1, minWidth: 0, display: { xs: 'none', sm: 'block' } }}>
        {props.sortedBy !== undefined && <SortedBy title={props.sortedBy} />}
      </Box>
      <Box id={label} sx={{ display: { xs: 'none', sm: 'block' } }}>
        {appTexts.rowsPerPage}
      </Box>
      <CompactSelect
        aria-labelledby={label}
        value={String(size)}
        options={sizes.map((option) => ({ value: String(option), label: String(option) }))}
        onChange={(value) => {
          onChange({ size: Number(value) });
        }}
      />
      <span aria-live="polite">{text}</span>
      <Box sx={{ display: 'flex', gap: 1, ml: { xs: 'auto', sm: 0 } }}>
        <StepButton label={appTexts.previousPage} to={page - 1} pages={pages} onChange={onChange}>
          <ChevronLeft size={14} aria-hidden />
        </StepButton>
        <StepButton label={appTexts.nextPage} to={page + 1} pages={pages} onChange={onChange}>
          <ChevronRight size={14} aria-hidden />
        </StepButton>
      </Box>
    </Box>
  );
});

const SortedBy = ({ title }: { readonly title: string }) => (
  <>
    {appTexts.sortedBy}{' '}
    <Box component="b" sx={{ fontWeight: 500, color: 'text.secondary' }}>
      {title}
    </Box>
  </>
);

interface StepButtonProps {
  readonly label: string;
  readonly to: number;
  readonly pages: number;
  readonly onChange: GridPagerProps['onChange'];
  readonly children: ReactNode;
}

const StepButton = ({ label, to, pages, onChange, children }: StepButtonProps) => (
  <IconButton
    size="small"
    aria-label={label}
    disabled={to < 0 || to >= pages}
    onClick={() => {
      onChange({ page: to });
    }}
    sx={{
      border: 1,
      borderColor: 'app.lineStrong',
      boxShadow: (theme) => (theme.vars ?? theme).palette.app.shadowSmall,
      '&.Mui-disabled': { opacity: 0.55 },
    }}
  >
    {children}
  </IconButton>
);

const pagerSx = {
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  flex: 'none',
  height: { xs: 56, sm: 42 },
  px: { xs: 3, sm: 5 },
  borderTop: 1,
  borderColor: 'divider',
  color: 'app.textMuted',
  bgcolor: 'background.paper',
  typography: 'body2',
  whiteSpace: 'nowrap',
} as const;
