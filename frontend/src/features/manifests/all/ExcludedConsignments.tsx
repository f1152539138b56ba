import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { appManifestAllTexts as texts } from '@contracts/texts/app/manifest-all';

import { consignmentListPath } from '../../../shared/navigation/consignment-list-path';
import { Tag } from '../../../shared/status/Tag';
import { interpolate } from '../../../shared/text/format';
import { useUnfinishedDrafts } from '../useUnfinishedDrafts';
import type { GroupPlan } from './group-plan';

/** Consignments that stay in Open, with the reason and a link to fix it. */
export function ExcludedConsignments({
  switchedOff,
}: {
  readonly switchedOff: readonly GroupPlan[];
}) {
  const { count: drafts, query } = useUnfinishedDrafts();
  const consignmentCount = switchedOff.flatMap(({ group }) => group.consignments).length;
  if (drafts + consignmentCount === 0) return null;
  return (
    <Box sx={{ p: '10px 12px', borderRadius: '8px', bgcolor: 'app.sunken' }}>
      <Typography sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <b>{texts.leftOut}</b> <Tag>{drafts + consignmentCount}</Tag>
        <Box component="span" sx={{ typography: 'body2', color: 'app.textMuted' }}>
          {texts.stayOpen}
        </Box>
      </Typography>
      {drafts > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 1 }}>
          <Box sx={{ flex: 1 }}>
            {drafts === 1 ? texts.draft : interpolate(texts.drafts, { n: drafts })}
          </Box>
          <Button size="small" component={Link} to={consignmentListPath(query)}>
            {texts.openDrafts}
          </Button>
        </Box>
      )}
      {switchedOff.map(({ group, name }) => (
        <Box key={group.id} sx={{ mt: 1 }}>
          {`${name}: ${texts.switchedOff}`}
        </Box>
      ))}
    </Box>
  );
}
