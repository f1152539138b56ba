import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScanBarcode } from 'lucide-react';

import { appSetAsideTexts as texts } from '@contracts/texts/app/set-aside';
import { setAsideReasons } from '@contracts/views/set-aside-scan.view';

import { NoRecords } from '../../../shared/feedback/NoRecords';
import { ListSearch } from '../../../shared/filters/ListSearch';
import { CompactSelect } from '../../../shared/forms/CompactSelect';
import { EntityGrid } from '../../../shared/grid/EntityGrid';
import { queryProps } from '../../../shared/grid/query-props';
import { ListToolbar } from '../../../shared/layout/ListToolbar';
import { interpolate } from '../../../shared/text/format';
import { ScanCard } from './ScanCard';
import { ScanDetail } from './ScanDetail';
import { ScanSelection } from './ScanSelection';
import { nameOf, setAsideColumns } from './set-aside-columns';
import { feedOf, useSetAside, type SetAsideList } from './useSetAside';

/** Scans from carriers' feeds that need manual action. */
export function SetAsideTab() {
  const scans = useSetAside();
  return (
    <>
      <Toolbar scans={scans} />
      <Notes scans={scans} />
      <Grid scans={scans} />
      {scans.canWork && <ScanSelection scans={scans} />}
    </>
  );
}

interface TabProps {
  readonly scans: SetAsideList;
}

function Toolbar({ scans: { list, all, reason, feed, filter } }: TabProps) {
  // includes the one from a link, before the response arrives
  const reasons = setAsideReasons.filter(
    (name) => name === reason || all.some((scan) => scan.reason === name),
  );
  const feeds = new Map(all.map((scan) => [String(scan.customerCarrierId), feedOf(scan)]));
  return (
    <ListToolbar>
      <ListSearch label={texts.search} list={list} />
      <CompactSelect
        aria-label={texts.reason}
        value={reason}
        options={[
          { value: '', label: texts.allReasons },
          ...reasons.map((value) => ({ value, label: texts.reasons[value] })),
        ]}
        onChange={(value) => {
          filter('reason', value);
        }}
      />
      <CompactSelect
        aria-label={texts.feed}
        value={feeds.has(feed) ? feed : ''}
        options={[
          { value: '', label: texts.allFeeds },
          ...[...feeds].map(([value, label]) => ({ value, label })),
        ]}
        onChange={(value) => {
          filter('feed', value);
        }}
      />
    </ListToolbar>
  );
}

function Notes({ scans: { all, totalCount } }: TabProps) {
  if (totalCount === 0) return null;
  return (
    <Box sx={{ px: { xs: 3, sm: 5 }, pb: 3, color: 'app.textMuted' }}>
      <Typography>{texts.note}</Typography>
      {totalCount > all.length && (
        <Typography>
          {interpolate(texts.newestOnly, {
            shown: all.length,
            total: totalCount.toLocaleString('en-AU'),
          })}
        </Typography>
      )}
    </Box>
  );
}

function Grid({ scans }: TabProps) {
  const { list, listQuery, rows, total, selection, canWork, isFiltered, clear } = scans;
  const selectable = canWork && { selection };
  return (
    <EntityGrid
      label={texts.title}
      columns={setAsideColumns}
      rows={rows}
      total={total}
      query={list.query}
      onQueryChange={list.change}
      {...queryProps(listQuery, texts.loadFailed)}
      empty={
        <NoRecords
          icon={ScanBarcode}
          title={texts.none}
          firstUse={texts.noneReason}
          isFiltered={isFiltered}
          hiddenBy={texts.hidden}
          onClear={clear}
        />
      }
      {...selectable}
      detail={{ label: nameOf, render: (scan) => <ScanDetail scan={scan} /> }}
      renderCard={(scan) => <ScanCard scan={scan} {...selectable} />}
    />
  );
}
