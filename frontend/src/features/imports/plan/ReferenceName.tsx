import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import type { ImportGroupView } from '@contracts/views/import.view';

import { usePermission } from '../../../shared/session/usePermission';
import { EMPTY_VALUE } from '../../../shared/text/format';

/** The reference; links to its consignment or address once that exists. */
export function ReferenceName({ row }: { readonly row: ImportGroupView }) {
  const { reference, consignmentId, addressId } = row;
  const canReadAddresses = usePermission('READ_ADDRESS');
  if (consignmentId !== null)
    return <ConsignmentLink id={consignmentId}>{reference}</ConsignmentLink>;
  if (addressId === null || !canReadAddresses) return reference || EMPTY_VALUE;
  return (
    <Link component={RouterLink} to={`/address-book?address=${addressId}`}>
      {reference || row.receiver}
    </Link>
  );
}

interface ConsignmentLinkProps {
  readonly id: number;
  readonly children: string;
}

/** Opens the information of a consignment over the import. */
function ConsignmentLink({ id, children }: ConsignmentLinkProps) {
  const params = new URLSearchParams(useLocation().search);
  params.set('consignment', String(id));
  return (
    <Link component={RouterLink} to={{ search: params.toString() }}>
      {children}
    </Link>
  );
}
