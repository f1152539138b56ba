import Button from '@mui/material/Button';
import { CircleX } from 'lucide-react';
import { Link } from 'react-router-dom';

import { appDashboardTexts as texts } from '@contracts/texts/app/dashboard';
import type { CutOffView } from '@contracts/views/dashboard.view';

import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { useManifestAll } from '../../../shared/manifesting/useManifestAll';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { Tag } from '../../../shared/status/Tag';
import { listLinks } from '../dashboard-links';
import { RowsLink } from '../RowsLink';

interface CutOffActionProps {
  readonly cutOff: CutOffView;
  readonly isMissed: boolean;
  readonly isUrgent: boolean;
}

/** Action of a row: failed manifests first, then consignments still to be manifested. */
export function CutOffAction({ cutOff, isMissed, isUrgent }: CutOffActionProps) {
  const { failedManifests, open, manifested, carrier, dispatchDate, localTimes } = cutOff;
  const manifestAll = useManifestAll();
  const can = usePermissionCheck();
  const hiddenSuffix = <VisuallyHidden>{` ${carrier}`}</VisuallyHidden>;
  const [failed] = failedManifests;

  if (failed)
    return (
      <>
        <Tag tone="bad">
          <CircleX size={12} aria-hidden /> {texts.notSent}
        </Tag>
        <Button size="small" component={Link} to={listLinks.manifest(failed.manifestNumber)}>
          {texts.view}
          {hiddenSuffix}
        </Button>
      </>
    );
  if (open.count > 0)
    return (
      <>
        <RowsLink rows={open}>
          <b>{open.count.toLocaleString('en-AU')}</b> {texts.notManifested}
        </RowsLink>
        {can('UPDATE_CONSIGNMENT') && can('READ_MANIFEST') && (
          <Button
            size="small"
            variant={isUrgent || isMissed ? 'contained' : 'outlined'}
            onClick={() => {
              manifestAll({
                carrier,
                day: dispatchDate,
                states: localTimes.map(({ state }) => state),
              });
            }}
          >
            {texts.manifest}
            {hiddenSuffix}
          </Button>
        )}
      </>
    );
  if (manifested.count > 0)
    return (
      <RowsLink rows={manifested}>
        <b>{manifested.count.toLocaleString('en-AU')}</b> {texts.manifested}
      </RowsLink>
    );
  return texts.nothingToSend;
}
