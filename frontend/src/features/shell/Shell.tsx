import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { appTexts } from '@contracts/texts/app/common';
import { appTestTexts as texts } from '@contracts/texts/app/test-environments';
import { ErrorState } from '../../shared/feedback/ErrorState';
import { HeaderTools, Page } from '../../shared/layout/Page';
import { useIsPhone } from '../../shared/layout/useIsPhone';
import { PageSkeleton } from '../../shared/layout/PageSkeleton';
import { lazy, preload } from '../../shared/loading/lazy';
import type { AppRoute, Destination } from '../../shared/navigation/app-route';
import { type CurrentClient, isClientMissing, useClient } from '../../shared/session/useClient';
import { vars } from '../../shared/theme/vars';
import { HeaderControls, MenuButton } from './header/HeaderControls';
import { LostConnection } from './header/LivePill';
import { Overlays } from './Overlays';
import { Sidebar, type SidebarProps } from './sidebar/Sidebar';
import { SidebarDrawer } from './sidebar/SidebarDrawer';
import { useSidebarItems, type VisibleItems } from './sidebar/useSidebarItems';
import { type ShellOverlays, useShellCommands } from './useShellCommands';
import { skipToken } from '@reduxjs/toolkit/query';
import { FlaskConical, Megaphone } from 'lucide-react';
import { useAfterPress } from '../../shared/forms/after-press';
import { ContextStrip } from '../../shared/feedback/ContextStrip';
import { useFindBannerQuery } from '../../shared/session/session.api';
import { useSession } from '../../shared/session/useSession';
import { interpolate } from '../../shared/text/format';

/** Only on phones. */
const BottomBar = lazy(() =>
  import('./BottomBar').then(({ BottomBar: Component }) => ({ default: Component })),
);
const SelectClient = lazy(() =>
  import('./SelectClient').then(({ SelectClient: Component }) => ({ default: Component })),
);

export interface ShellProps {
  /** Screens by path and tools by link: destinations of the sidebar, with their loaders. */
  readonly routes: ReadonlyMap<string, Destination>;
  readonly client: AppRoute['client'];
  readonly children: ReactNode;
}

/** Layout of the screens: the sidebar, and the page in a panel beside it. */
export function Shell({ routes, client, children }: ShellProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const items = useSidebarItems(routes);
  const overlays = useShellCommands(items);
  const isTest = useClient().testOf !== undefined;
  const sidebar = useSidebar(routes, items, overlays);
  const hasBottomBar = useHasBottomBar();
  const openDrawer = () => {
    setDrawerOpen(true);
  };
  const headerTools = {
    start: hasBottomBar ? null : <MenuButton onClick={openDrawer} />,
    end: <HeaderControls client={client} onHelp={overlays.openHelp} />,
    below: <Strips />,
  };

  return (
    <Box sx={shellSx}>
      <Box component="a" href="#content" sx={skipSx}>
        {appTexts.skipToContent}
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Sidebar {...sidebar} />
      </Box>
      {isDrawerOpen && (
        <SidebarDrawer
          sidebar={sidebar}
          onClose={() => {
            setDrawerOpen(false);
          }}
        />
      )}
      <HeaderTools.Provider value={headerTools}>
        <Box component="main" id="content" tabIndex={-1} sx={isTest ? testPanelSx : panelSx}>
          <ClientGate client={client}>{children}</ClientGate>
        </Box>
      </HeaderTools.Provider>
      {hasBottomBar && (
        // its height, so that the page does not move when it arrives
        <Suspense fallback={<Box sx={{ flex: 'none', height: 57 }} />}>
          <BottomBar items={items} onPreload={sidebar.onPreload} onMore={openDrawer} />
        </Suspense>
      )}
      <Overlays overlay={overlays.overlay} close={overlays.close} />
    </Box>
  );
}

/** Lines below the header of each page. */
const Strips = () => (
  <>
    <LostConnection />
    <TestDataStrip />
    <ClientBanner />
  </>
);

/**
 * Whether to show the bottom bar: on phones, except on the page of one consignment, whose own actions are at the
 * bottom.
 */
function useHasBottomBar(): boolean {
  const { pathname } = useLocation();
  return useIsPhone() && !/^\/consignment\/(?!list$)/.test(pathname);
}

function useSidebar(
  routes: ShellProps['routes'],
  items: VisibleItems,
  { isCompact, toggleSidebar, openPalette, openHelp }: ShellOverlays,
): SidebarProps {
  const onPreload = useCallback(
    (path: string) => {
      preload(routes.get(path));
    },
    [routes],
  );
  return {
    items,
    isCompact,
    onToggle: toggleSidebar,
    onSearch: openPalette,
    onHelp: openHelp,
    onPreload,
  };
}

/**
 * SHELL-68: parent accounts select a client first, and so does everyone where one is required. Nothing is requested
 * until the clients are loaded: a page would start with another client's data.
 */
function ClientGate({ client, children }: Pick<ShellProps, 'client' | 'children'>) {
  const current = useClient();
  const isOfClient = client === 'required' || client === 'optional';
  if (isOfClient && current.failure) return <ClientsFailed failure={current.failure} />;
  if (isOfClient && !current.isReady) return <PageSkeleton />;
  if (!isClientMissing(current, client)) return children;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <SelectClient canSelectAll={client === 'optional'} />
    </Suspense>
  );
}

const ClientsFailed = ({ failure }: Required<Pick<CurrentClient, 'failure'>>) => (
  <Page title={appTexts.client}>
    <ErrorState {...failure} />
  </Page>
);

const shellSx = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  height: '100dvh',
  bgcolor: 'app.canvas',
} as const;

const panelSx = {
  position: 'relative',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  m: { xs: 0, md: '8px 8px 8px 0' },
  // `hidden` could still be scrolled by find in page or focus, moving the header out of view
  overflow: 'clip',
  outline: 'none',
  border: { xs: 0, md: 1 },
  borderColor: { md: 'divider' },
  borderRadius: { xs: 0, md: '12px' },
  bgcolor: 'background.paper',
  boxShadow: (theme) => vars(theme).app.shadowSmall,
} as const satisfies SxProps<Theme>;

/** A border at any width, so that test data is not mistaken for live data. */
const testPanelSx: SxProps<Theme> = {
  ...panelSx,
  border: '2px solid',
  borderColor: 'app.tone.plan.glyph',
};

const skipSx: SxProps<Theme> = {
  position: 'absolute',
  zIndex: 1500,
  top: 8,
  left: 8,
  px: 3,
  py: 2,
  borderRadius: '7px',
  color: 'app.onInk',
  bgcolor: 'app.ink',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
};

/** Below the header of every page while test data is selected. */
function TestDataStrip() {
  const { testOf, choose } = useClient();
  if (!testOf) return null;
  return (
    <ContextStrip
      tone="plan"
      icon={FlaskConical}
      lead={interpolate(texts.testDataOf, { client: testOf.name })}
      detail={texts.stripDetail}
      action={{
        label: texts.leave,
        onClick: () => {
          choose(testOf.id);
        },
      }}
    />
  );
}

/** SHELL-72, SHELL-73: the customer's message to the users of its clients, and to its staff. */
function ClientBanner() {
  const owner = useBannerOwner();
  const { data } = useFindBannerQuery(owner ?? skipToken);
  const text = useAfterPress(data);

  if (!text) return null;
  return <ContextStrip tone="neutral" icon={Megaphone} lead={text} dismissKey={`banner.${text}`} />;
}

/** The client or, before one is selected, the customer of all of them; null for several customers. */
function useBannerOwner() {
  const { clientId, choices, isReady } = useClient();
  const { claims } = useSession();
  if (clientId !== undefined) return { clientId };
  if (!isReady) return null;

  const [first, ...others] = choices;
  if (first)
    return others.every((other) => other.customerId === first.customerId)
      ? { clientId: first.id }
      : null;
  const [customerId] = claims?.customerIds ?? [];
  return customerId === undefined ? null : { customerId };
}
