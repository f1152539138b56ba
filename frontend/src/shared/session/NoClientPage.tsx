import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Store } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';

import { appNoClientTexts as texts } from '@contracts/texts/app/first-steps';

import { EmptyState } from '../feedback/EmptyState';
import { Page } from '../layout/Page';
import { HOME } from '../navigation/app-route';
import { PageRedirect } from '../navigation/usePageNavigate';
import { logout } from './logout';
import { usePermission } from './usePermission';
import { useAccessContactText } from './useAccessContactText';

/** Replaces a page that needs a client while the user has none: shows the next step or who to contact. */
export function NoClientPage({ title }: { readonly title: string }) {
  const canAdd = usePermission('CREATE_CLIENT');
  const canSetUp = usePermission('READ_CUSTOMER_CARRIER');
  const { pathname } = useLocation();
  // users of a customer without clients start with the set-up page
  if (pathname === HOME && canAdd && canSetUp) return <PageRedirect to="/set-up" />;
  return (
    <Page title={title}>
      <Box sx={{ flex: 1, display: 'grid', placeContent: 'center' }}>
        {canAdd ? <AddClient /> : <AskForClient />}
      </Box>
    </Page>
  );
}

const AddClient = () => (
  <EmptyState
    icon={Store}
    title={texts.title}
    reason={texts.addFirst}
    action={
      <Button component={Link} to="/client/list" variant="contained">
        {texts.addClient}
      </Button>
    }
  />
);

function AskForClient() {
  const contactText = useAccessContactText();
  return (
    <EmptyState
      icon={Store}
      title={texts.notSetUp}
      reason={contactText}
      action={<Button onClick={logout}>{texts.logOut}</Button>}
    />
  );
}
