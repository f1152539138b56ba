import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';

import { appNoOffersTexts as texts } from '@contracts/texts/app/no-offers';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';
import type { RejectionView } from '@contracts/views/offer.view';

import { usePermission, usePermissionCheck } from '../session/usePermission';
import { useAccessContactText } from '../session/useAccessContactText';
import { interpolate } from '../text/format';
import { noOfferReasons, type NoOfferReason } from './no-offer-reasons';

/** Shown when there is no offer: counts and links for users who set carriers up, a contact for everyone else. */
export function NoOffers({ rejections }: { readonly rejections: readonly RejectionView[] }) {
  const canSetUp = usePermission('READ_CUSTOMER_CARRIER');
  const reasons = noOfferReasons(rejections);
  const shipmentReasons = reasons.filter(({ remedy }) => remedy === null);
  const isFixable = reasons.length === 0 || shipmentReasons.length < reasons.length;
  return (
    <Alert severity="warning">
      {createConsignmentTexts.noOffers}
      {canSetUp && reasons.length === 0 && <NoCarrier />}
      <Box component="ul" sx={listSx}>
        {(canSetUp ? reasons : shipmentReasons).map((reason) => (
          <Reason key={reason.message} {...reason} />
        ))}
      </Box>
      {!canSetUp && isFixable && <AskAdministrator />}
    </Alert>
  );
}

function Reason({ message, count, remedy }: NoOfferReason) {
  const can = usePermissionCheck();
  const text = interpolate(count === 1 ? texts.service : texts.services, {
    count,
    // carriers' messages may end with a full stop, ours do not
    reason: message.replace(/\.$/, ''),
  });
  return (
    <li>
      {text}{' '}
      {remedy && can(remedy.permission) && (
        <MuiLink component={Link} to={remedy.to}>
          {remedy.label}
        </MuiLink>
      )}
    </li>
  );
}

const NoCarrier = () => (
  <Box>
    {texts.noCarrier}{' '}
    <MuiLink component={Link} to="/carrier/list">
      {texts.toCarriers}
    </MuiLink>
  </Box>
);

function AskAdministrator() {
  const contactText = useAccessContactText();
  return <Box>{`${texts.notReady} ${contactText}`}</Box>;
}

const listSx = { m: 0, mt: 1, pl: 4, '&:empty': { display: 'none' } } as const;
