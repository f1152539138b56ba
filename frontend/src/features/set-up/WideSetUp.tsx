import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';
import type { SetUpView } from '@contracts/views/set-up.view';

import { AddLink, ClientPager } from './set-up-links';
import { Milestones } from './Milestones';
import { NoRows } from './NoRows';
import { SetUpTable, type SelectedCell } from './SetUpTable';

export interface WideSetUpProps {
  readonly setUp: SetUpView;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onSelect: (selected: SelectedCell) => void;
}

/** Two tables below the milestones; users limited to individual clients see only the second. */
export function WideSetUp({ setUp, page, onPage, onSelect }: WideSetUpProps) {
  const { carriers, clients, milestones, clientCount, readyClientCount } = setUp;
  const coversCustomer = milestones.length > 0;
  const readyCarriers = carriers.filter(({ isReady }) => isReady).length;
  return (
    <>
      {coversCustomer && <Milestones milestones={milestones} />}
      {coversCustomer && (
        <Box component="section" sx={sectionSx}>
          <Box sx={headingSx}>
            <Typography variant="h2">{texts.carriers}</Typography>
            <Typography sx={countSx}>
              {readyText(texts.carriersReady, readyCarriers, carriers.length)}
            </Typography>
            <AddLink list="carriers" />
          </Box>
          {carriers.length > 0 ? (
            <SetUpTable heading={texts.carrier} rows={carriers} onSelect={onSelect} />
          ) : (
            <NoRows list="carriers" />
          )}
        </Box>
      )}
      <Box component="section" sx={sectionSx}>
        <Box sx={headingSx}>
          <Typography variant="h2">{texts.clients}</Typography>
          <Typography sx={countSx}>
            {readyText(texts.clientsReady, readyClientCount, clientCount)}
          </Typography>
          <AddLink list="clients" />
        </Box>
        {clients.length > 0 ? (
          <SetUpTable heading={texts.client} rows={clients} onSelect={onSelect} />
        ) : (
          <NoRows list="clients" />
        )}
        <ClientPager setUp={setUp} page={page} onPage={onPage} />
      </Box>
    </>
  );
}

/** Number of rows that are ready; empty if there are no rows. */
const readyText = (text: string, ready: number, all: number): string =>
  all === 0 ? '' : text.replace('{ready}', String(ready)).replace('{all}', String(all));

const sectionSx = { display: 'grid', gap: '10px' } as const;
const headingSx = { display: 'flex', alignItems: 'center', gap: '10px' } as const;
const countSx = { color: 'text.secondary', flex: 1 } as const;
