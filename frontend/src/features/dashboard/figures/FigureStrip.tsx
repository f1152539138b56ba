import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link, useNavigate } from 'react-router-dom';

import { appDashboardTexts as texts } from '@contracts/texts/app/dashboard';

import { useCommand } from '../../../shared/commands/useCommand';
import { useIsPhone } from '../../../shared/layout/useIsPhone';
import { consignmentListPath } from '../../../shared/navigation/consignment-list-path';
import { interpolate } from '../../../shared/text/format';
import { focusRing } from '../../../shared/theme/vars';
import { cardSx } from '../DashboardCard';
import { RowsLink } from '../RowsLink';
import { Sparkline } from './Sparkline';
import type { DisplayFigure } from './summary-figures';

/**
 * Figures of the day, each linked to its list; the keys 1 to 5 open them. On a phone the row scrolls and begins with
 * the last figure, the exceptions.
 */
export function FigureStrip({ figures }: { readonly figures: readonly DisplayFigure[] }) {
  const keyed = figures.map((figure, index) => ({ figure, position: index + 1 }));
  const shown = useIsPhone() ? [...keyed.slice(-1), ...keyed.slice(0, -1)] : keyed;
  return (
    <Box component="ul" aria-label={texts.figures} sx={stripSx}>
      {shown.map(({ figure, position }) => (
        <Box component="li" key={figure.label} sx={figureSx}>
          <FigureKey figure={figure} position={position} />
          <Figure {...figure} />
        </Box>
      ))}
    </Box>
  );
}

interface FigureKeyProps {
  readonly figure: DisplayFigure;
  readonly position: number;
}

function FigureKey({ figure: { label, rows, to }, position }: FigureKeyProps) {
  const navigate = useNavigate();
  const path = rows ? consignmentListPath(rows.query) : to;
  useCommand({
    id: `figure.${position}`,
    label: interpolate(texts.openFigure, { figure: label }),
    group: 'List',
    keys: String(position),
    when: path !== undefined,
    run: () => {
      if (path !== undefined) void navigate(path);
    },
  });
  return null;
}

/** Two links: the number, which fills the cell, and the remark beside it. */
function Figure({
  label,
  count,
  rows,
  to,
  remark,
  remarkRows,
  trend,
  isBad = false,
}: DisplayFigure) {
  const number = (
    <>
      <span className="label">{label}</span>{' '}
      <Box component="span" className="number" data-bad={isBad}>
        {count.toLocaleString('en-AU')}
      </Box>
    </>
  );
  return (
    <>
      <Box component="span" className="trend">
        {trend && <Sparkline values={trend} isBad={isBad} />}
      </Box>
      {rows ? (
        <RowsLink rows={rows} className="main">
          {number}
        </RowsLink>
      ) : to === undefined ? (
        <span className="main">{number}</span>
      ) : (
        <Link to={to} className="main">
          {number}
        </Link>
      )}
      <Box component="span" className="remark">
        {remarkRows ? <RowsLink rows={remarkRows}>{remark}</RowsLink> : remark}
      </Box>
    </>
  );
}

const stripSx: SxProps<Theme> = [
  ...[cardSx].flat(),
  {
    flex: 'none',
    display: 'grid',
    gridTemplateColumns: { xs: 'repeat(5, minmax(148px, 1fr))', md: 'repeat(5, 1fr)' },
    overflowX: { xs: 'auto', md: 'hidden' },
    gap: '1px',
    listStyle: 'none',
    m: 0,
    p: 0,
    bgcolor: 'divider',
  },
];

const figureSx: SxProps<Theme> = {
  position: 'relative',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' },
  alignItems: 'end',
  columnGap: 2,
  p: '11px 14px 10px 16px',
  bgcolor: 'background.paper',
  '&:has(a.main:hover)': { bgcolor: 'app.hover' },
  '& a.main::after': { content: '""', position: 'absolute', inset: 0 },
  '& a.main:focus-visible': { outline: 'none' },
  '& a.main:focus-visible::after': (theme) => ({
    ...focusRing(theme),
    outlineOffset: -2,
    borderRadius: '10px',
  }),
  '& .main': { pt: '22px', color: 'inherit', textDecoration: 'none' },
  '& .label': {
    position: 'absolute',
    top: 11,
    left: 16,
    fontWeight: 500,
    color: 'text.secondary',
  },
  '& .number': { typography: 'figure' },
  '& .number[data-bad="true"]': { color: 'app.tone.bad.fg' },
  '& .trend': { position: 'absolute', right: 14, top: 11, display: { xs: 'none', sm: 'flex' } },
  '& .remark': {
    typography: 'body2',
    fontWeight: 500,
    pb: '3px',
    color: 'app.textMuted',
    whiteSpace: 'nowrap',
    // on a phone the target of its link reaches beyond the line
    overflow: { xs: 'visible', sm: 'hidden' },
    textOverflow: 'ellipsis',
  },
  '& .remark a': {
    position: 'relative',
    zIndex: 1,
    py: { xs: '13px', sm: '4px' },
    my: { xs: '-10px', sm: 0 },
    minWidth: { xs: 44, sm: 0 },
    display: { xs: 'inline-block', sm: 'inline' },
    color: 'inherit',
    textUnderlineOffset: '3px',
    textDecorationColor: 'divider',
    '&:hover': { color: 'app.link', textDecorationColor: 'currentColor' },
    '&:focus-visible': (theme) => focusRing(theme),
  },
};
