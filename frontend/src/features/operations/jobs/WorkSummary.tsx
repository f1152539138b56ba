import Typography from '@mui/material/Typography';

import { appOperationsTexts } from '@contracts/texts/app/operations';

import { ContextStrip } from '../../../shared/feedback/ContextStrip';
import { interpolate } from '../../../shared/text/format';
import { useReadBackgroundWorkQuery } from './background-work.api';
import { workSummary } from './job-texts';
import { useIsOperator } from './useIsOperator';

const texts = appOperationsTexts.work;

/** For the operator: how many jobs wait, and whether the projections keep up. */
export function WorkSummary() {
  const { data } = useReadBackgroundWorkQuery(undefined, { skip: !useIsOperator() });
  return data && <Typography sx={{ color: 'app.textMuted' }}>{workSummary(data)}</Typography>;
}

/** Warning for the operator with the names of stopped projections. */
export function StoppedProjections() {
  const { data } = useReadBackgroundWorkQuery(undefined, { skip: !useIsOperator() });
  const stopped = data?.projections.filter(({ isStopped }) => isStopped) ?? [];
  if (stopped.length === 0) return null;
  const names = stopped.map(({ name }) => name).join(', ');
  return (
    <ContextStrip
      tone="bad"
      lead={interpolate(texts.stopped, { names })}
      detail={texts.stoppedDetail}
    />
  );
}
