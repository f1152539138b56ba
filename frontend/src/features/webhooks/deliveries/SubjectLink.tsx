import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import type { WebhookDeliveryItem } from '@contracts/views/webhook-delivery.view';

import { manifestListPath } from '../../../shared/navigation/manifest-list-path';
import { useUrlState } from '../../../shared/navigation/useUrlState';
import { usePermission } from '../../../shared/session/usePermission';
import { Mono } from '../../../shared/text/values';
import { consignmentIdOf, nameOfSubject } from './delivery-state';

type SubjectLinkProps = Pick<WebhookDeliveryItem, 'subject' | 'subjectName'>;

/** Number of the event's subject, linked to its consignment over this page, or to the manifest in its list. */
export function SubjectLink(props: SubjectLinkProps) {
  const path = useSubjectPath(props);
  const name = nameOfSubject(props);
  if (path === null) return <Mono>{name}</Mono>;
  return (
    <Link
      component={RouterLink}
      to={path}
      title={name}
      sx={linkSx}
      onClick={(event) => {
        event.stopPropagation(); // the row opens the delivery
      }}
    >
      {name}
    </Link>
  );
}

/** Null for a subject without a screen, or one that the user may not read. */
function useSubjectPath(props: SubjectLinkProps): string | null {
  const [params] = useUrlState();
  const canReadConsignments = usePermission('READ_CONSIGNMENT');
  const canReadManifests = usePermission('READ_MANIFEST');
  const consignmentId = consignmentIdOf(props);
  if (consignmentId !== null) {
    if (!canReadConsignments) return null;
    const query = new URLSearchParams(params);
    query.set('consignment', String(consignmentId));
    return `?${query.toString()}`;
  }
  if (!canReadManifests || !props.subject.startsWith('manifest/')) return null;
  return props.subjectName === null ? null : manifestListPath({ q: props.subjectName });
}

const linkSx = {
  typography: 'mono',
  fontWeight: 500,
  color: 'app.link',
  position: 'relative',
  whiteSpace: 'nowrap',
  // a target of 44 px in a line of 18 px, mostly below it: the button of a card is above
  display: 'inline-block',
  pt: { xs: '6px', sm: 0 },
  pb: { xs: '20px', sm: 0 },
  mb: { xs: '-20px', sm: 0 },
} as const;
