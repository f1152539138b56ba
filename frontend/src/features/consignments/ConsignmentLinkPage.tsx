import { useParams } from 'react-router-dom';

import { parseRecordId } from '../../shared/navigation/record-id';
import { PageRedirect } from '../../shared/navigation/usePageNavigate';

/** Page of `/consignment/<id>`, the URL that "Share link" copies: opens the consignment over the list of all. */
export function ConsignmentLinkPage() {
  const { id = '' } = useParams();
  const isId = parseRecordId(id) !== null;
  const to = isId ? `/consignment/list?tab=ALL&consignment=${id}` : '/not-found';
  return <PageRedirect to={to} />;
}
