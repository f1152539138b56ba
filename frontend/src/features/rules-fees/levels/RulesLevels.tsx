import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

import { appRulesTexts as texts } from '@contracts/texts/app/rules-fees';
import type { RulesLevelView, RulesSheetView } from '@contracts/views/rules.view';

import { useTimeZone } from '../../../shared/session/useSession';
import { formatDate, interpolate } from '../../../shared/text/format';
import { focusRing } from '../../../shared/theme/vars';
import type { RulesFormState } from '../form/useRulesForm';
import { allFields } from '../plan/rules-plan';
import { levelTitle } from '../rules-names';

export interface RulesLevelsProps {
  readonly sheet: RulesSheetView;
  readonly state: RulesFormState;
}

/** Lists the levels from the carrier to the record, and marks the one that applies and the one compared with. */
export const RulesLevels = ({ sheet, state }: RulesLevelsProps) => (
  <Box component="ol" aria-label={texts.levelsTitle} sx={listSx}>
    {sheet.levels.map((level) => (
      <Level key={level.level} level={level} sheet={sheet} state={state} />
    ))}
  </Box>
);

interface LevelProps extends RulesLevelsProps {
  readonly level: RulesLevelView;
}

function Level({ level, sheet, state }: LevelProps) {
  const name = levelTitle(level.level, sheet);
  const isOwn = level.level === sheet.levels.at(-1)?.level;
  const isInEffect = level.level === sheet.level;
  const details = useLevelText(level, isOwn, state);
  const content = (
    <>
      <span className="name">
        {name}
        {isInEffect && <span className="counts">{texts.applies}</span>}
      </span>
      <span>{details}</span>
    </>
  );
  if (isOwn || level.record === null)
    return (
      <li data-counts={isInEffect} data-passes={level.record === null}>
        {content}
      </li>
    );
  return (
    <li data-counts={isInEffect}>
      <button
        type="button"
        aria-pressed={state.compared?.level === level.level}
        title={interpolate(texts.compareWith, { name })}
        onClick={() => {
          state.compareWith(level.level);
        }}
      >
        {content}
      </button>
    </li>
  );
}

/** 'version 3, 01/07/2026', with the number of differences for the record itself */
function useLevelText(
  { record, version, changedAt }: RulesLevelView,
  isOwn: boolean,
  state: RulesFormState,
): string {
  const zone = useTimeZone();
  if (record === null || changedAt === null) return texts.noRecord;
  const text = interpolate(texts.version, {
    n: version,
    date: formatDate(changedAt, zone),
  });
  const differenceCount = state.differencesIn(allFields);
  return isOwn && state.compared
    ? interpolate(texts.differing, { version: text, n: differenceCount })
    : text;
}

const listSx: SxProps<Theme> = (theme) => ({
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fit, minmax(180px, 1fr))' },
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'hidden',
  typography: 'body2',
  '& > li': { minWidth: 0, borderLeft: 1, borderColor: 'divider', ml: '-1px' },
  '& > li:not(:has(button)), & > li > button': {
    display: 'grid',
    alignContent: 'center',
    minHeight: 52,
    px: '14px',
    py: '6px',
    color: 'text.secondary',
  },
  '& > li[data-passes="true"]': { bgcolor: 'app.sunken' },
  '& > li[data-counts="true"]': {
    bgcolor: 'app.accentSoft',
    boxShadow: 'inset 0 0 0 1.5px var(--mui-palette-primary-main)',
  },
  '& button': {
    width: 1,
    border: 0,
    font: 'inherit',
    textAlign: 'left',
    bgcolor: 'transparent',
    cursor: 'pointer',
  },
  '& button:hover': { bgcolor: 'app.hover' },
  '& button:focus-visible': focusRing(theme),
  '& button[aria-pressed="true"]': {
    textDecoration: 'underline dotted',
    textUnderlineOffset: '4px',
  },
  '& .name': { fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' },
  '& .counts': { ml: 3, fontSize: '0.75rem', fontWeight: 400, color: 'app.tone.plan.fg' },
});
