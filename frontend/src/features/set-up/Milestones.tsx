import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';
import type { MilestoneView } from '@contracts/views/set-up.view';

import { VisuallyHidden } from '../../shared/layout/VisuallyHidden';
import { useTimeZone } from '../../shared/session/useSession';
import { interpolate } from '../../shared/text/format';
import { milestoneText } from './cell-texts';
import { StateMark } from './StateMark';

interface MilestonesProps {
  readonly milestones: readonly MilestoneView[];
}

/** Milestones from the first carrier to the first delivery, on a line; the next one is highlighted. */
export function Milestones({ milestones }: MilestonesProps) {
  const zone = useTimeZone();
  const next = milestones.findIndex(({ isReached }) => !isReached);
  return (
    <Box component="ol" aria-label={texts.progress} sx={listSx}>
      {milestones.map((milestone, at) => (
        <Box component="li" key={milestone.name} {...progressOf(milestone, at === next)}>
          <StateMark state={milestone.isReached ? 'DONE' : 'OPEN'} />
          <Box component="span" sx={{ fontWeight: 500 }}>
            {texts.milestones[milestone.name]}
          </Box>
          <Box component="span" sx={detailSx}>
            {milestoneText(milestone, zone)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** A bar for each milestone, and the next one as text. */
export function PhoneMilestones({ milestones }: MilestonesProps) {
  const zone = useTimeZone();
  const next = milestones.findIndex(({ isReached }) => !isReached);
  const shown = milestones.at(next); // the last one when all are reached
  return (
    <div>
      <Box component="ol" aria-label={texts.progress} sx={barsSx}>
        {milestones.map((milestone, at) => (
          <Box component="li" key={milestone.name} {...progressOf(milestone, at === next)}>
            <VisuallyHidden>
              {`${texts.milestones[milestone.name]}: ${milestoneText(milestone, zone)}`}
            </VisuallyHidden>
          </Box>
        ))}
      </Box>
      {shown && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, pt: 2 }}>
          <Box component="span" sx={{ flex: 1, fontWeight: 500, whiteSpace: 'nowrap' }}>
            {interpolate(next === -1 ? texts.allReached : texts.stepOf, {
              n: next + 1,
              all: milestones.length,
              milestone: texts.milestones[shown.name],
            })}
          </Box>
          <Box component="span" sx={detailSx}>
            {milestoneText(shown, zone)}
          </Box>
        </Box>
      )}
    </div>
  );
}

const progressOf = ({ isReached }: MilestoneView, isNext: boolean) => ({
  'data-reached': isReached,
  ...(isNext && { 'aria-current': 'step' as const }),
});

const detailSx = {
  color: 'text.secondary',
  typography: 'caption',
  overflowWrap: 'anywhere',
} as const;

const listSx: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '12px',
  m: 0,
  p: 0,
  pb: 3,
  listStyle: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  '& > li': { position: 'relative', display: 'grid', alignContent: 'start', gap: '4px' },
  // from one mark to the next
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: 9,
    left: 25,
    right: -6,
    height: '1px',
    bgcolor: 'app.lineStrong',
  },
  '& > li[data-reached="true"]::after': { bgcolor: 'app.tone.done.glyph' },
  '& > li[aria-current] > [role="img"]': {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
  },
};

const barsSx: SxProps<Theme> = {
  display: 'flex',
  gap: '6px',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { flex: 1, height: 6, borderRadius: '3px', bgcolor: 'app.lineStrong' },
  '& > li[data-reached="true"]': { bgcolor: 'app.tone.done.glyph' },
  '& > li[aria-current]': { bgcolor: 'primary.main' },
};
