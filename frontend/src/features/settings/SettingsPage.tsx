import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { appSettingsTexts as texts } from '@contracts/texts/app/settings';
import { shellTexts } from '@contracts/texts/spec/shell';

import { ErrorBoundary } from '../../shared/feedback/ErrorBoundary';
import { PageFailure } from '../../shared/feedback/PartFailure';
import { Page } from '../../shared/layout/Page';
import { ERROR } from '../../shared/navigation/app-route';
import { PageRedirect } from '../../shared/navigation/usePageNavigate';
import { PanelSkeleton } from './PanelSkeleton';
import { ClientScope } from './ClientScope';
import type { SettingsPanel } from './settings-panels';
import { SETTINGS, settingsPath } from './settings-paths';
import { SettingsNav } from './SettingsNav';
import { useSettingsPanels } from './useSettingsPanels';

/** SETTINGS: list of panels, and the one in the URL. On a phone one or the other. */
export function SettingsPage() {
  const { pathname } = useLocation();
  const panels = useSettingsPanels();
  const isSmall = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const current = panels.find(({ slug }) => settingsPath(slug) === pathname);
  const [first] = panels;

  if (pathname !== SETTINGS && !current) return <PageRedirect to={ERROR} />;
  if (!isSmall && !current && first) return <PageRedirect to={settingsPath(first.slug)} />;

  return (
    <Page title={shellTexts.settings} subtitle={texts.subtitle}>
      <Box sx={columnsSx}>
        {(!isSmall || !current) && <SettingsNav panels={panels} />}
        {current && (
          <Box className="panel" tabIndex={-1}>
            {isSmall && <BackLink />}
            <ShownPanel panel={current} />
          </Box>
        )}
      </Box>
    </Page>
  );
}

function ShownPanel({ panel: { slug, label, isOfClient, Panel } }: { panel: SettingsPanel }) {
  return (
    <ErrorBoundary key={slug} part={slug} fallback={PageFailure}>
      <Suspense fallback={<PanelSkeleton />}>
        {isOfClient ? (
          <ClientScope title={label}>
            {(clientId) => <Panel key={clientId} clientId={clientId} />}
          </ClientScope>
        ) : (
          <Panel clientId={0} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

const BackLink = () => (
  <Box component={Link} to={SETTINGS} sx={backSx}>
    <ArrowLeft size={14} aria-hidden />
    {texts.allSettings}
  </Box>
);

const columnsSx = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  borderTop: 1,
  borderColor: 'divider',
  '& .panel': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'auto',
    outline: 'none',
    // keeps content below the footer reachable
    scrollPaddingBottom: 72,
  },
} as const;

const backSx = {
  display: 'inline-flex',
  alignSelf: 'flex-start',
  alignItems: 'center',
  gap: '6px',
  minHeight: { xs: 44, sm: 32 },
  mx: 3,
  mt: 2,
  color: 'app.link',
  textDecoration: 'none',
  fontWeight: 500,
} as const;
