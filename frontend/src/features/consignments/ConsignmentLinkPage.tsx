import { Navigate, useParams } from 'react-router-dom';

const ID = /^[1-9]\d{0,9}$/;

/** `/consignment/<id>`, which "Share link" copies: the consignment opens over the list of all. */
export function ConsignmentLinkPage() {
  const { id = '' } = useParams();
  const to = ID.test(id) ? `/consignment/list?tab=ALL&consignment=${id}` : '/not-found';
  return <Navigate replace to={to} />;
}
