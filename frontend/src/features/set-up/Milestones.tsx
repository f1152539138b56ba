import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';
import type { MilestoneView } from '@contracts/views/set-up.view';

import { StateMark } from './StateMark';

/** Milestones from the first carrier to the first delivery, on a line; the next one is highlighted. */
export function Milestones({ milestones }: { readonly milestones: readonly MilestoneView[] }) {
  const next = milestones.findIndex(({ isReached }) => !isReached);
  return (
    <Box component="ol" aria-label={texts.progress} sx={listSx}>
      {milestones.map(({ name, isReached }, at) => (
        <Box
          component="li"
          key={name}
          data-reached={isReached}
          {...(at === next && { 'aria-current': 'step' as const })}
        >
          <StateMark state={isReached ? 'DONE' : 'OPEN'} />
          <Box component="span" sx={{ fontWeight: 500 }}>
            {texts.milestones[name]}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', typography: 'caption' }}>
            {isReached ? texts.reached : at === next ? texts.reachedNext : texts.notReached}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const listSx: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
  gap: '12px',
  m: 0,
  p: 0,
  pb: 3,
  listStyle: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  '& > li': { position: 'relative', display: 'grid', gap: '4px' },
  // from one mark to the next; on a phone they stand in two rows
  '& > li:not(:last-of-type)::after': {
    content: '""',
    display: { xs: 'none', sm: 'block' },
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
