import Box from '@mui/material/Box';

import { appCustomerTexts as texts } from '@contracts/texts/app/organisations';
import type { CustomerView } from '@contracts/views/organisation.view';

/** CUST-08: administrators of the customer. */
export function CustomerAdmins({ customer }: { readonly customer: CustomerView }) {
  const { name, customerAdmins: admins } = customer;
  if (admins.length === 0) return <Box sx={{ color: 'app.textMuted' }}>{texts.noAdmins}</Box>;
  return (
    <Box component="table" aria-label={`${texts.admins} ${name}`} sx={tableSx}>
      <thead>
        <tr>
          <th scope="col">{texts.adminName}</th>
          <th scope="col">{texts.adminEmail}</th>
        </tr>
      </thead>
      <tbody>
        {admins.map((admin) => (
          <tr key={admin.email}>
            <td>{admin.name}</td>
            <td>{admin.email}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const tableSx = {
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'left', pr: 6, py: '5px', overflowWrap: 'anywhere' },
  '& th': { typography: 'label', color: 'text.secondary' },
  '& tbody td': { borderTop: 1, borderColor: 'divider' },
} as const;
