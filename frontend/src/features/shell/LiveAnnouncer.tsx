import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';

import { pluralise } from '@contracts/texts/pluralise';
import { appTexts } from '@contracts/texts/app/common';

import { notified } from '../../shared/feedback/notifications.slice';
import { VisuallyHidden } from '../../shared/layout/VisuallyHidden';
import { onRowsMarked, type MarkedRows } from '../../shared/live/changed-rows';

/** At most one announcement every 10 s. */
const ANNOUNCE_INTERVAL_MS = 10_000;

const announcementText = ({ consignments, manifests }: MarkedRows): string =>
  [
    consignments > 0 && `${pluralise(consignments, 'consignment')} ${appTexts.updated}`,
    manifests > 0 && `${pluralise(manifests, 'manifest')} ${appTexts.updated}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Announces others' changes politely and adds them to the notification list. */
export function LiveAnnouncer() {
  const [announced, setAnnounced] = useState({ text: '', count: 0 });
  const dispatch = useDispatch();
  const describe = useEffectEvent((marked: MarkedRows) => {
    const announcement = announcementText(marked);
    if (announcement === '') return;
    setAnnounced(({ count }) => ({ text: announcement, count: count + 1 }));
    dispatch(
      notified({ tone: 'info', text: announcement, at: new Date().toISOString(), isMine: false }),
    );
  });

  useEffect(() => {
    let waiting: MarkedRows = { consignments: 0, manifests: 0 };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = () => {
      timer = undefined;
      if (waiting.consignments + waiting.manifests === 0) return;
      describe(waiting);
      waiting = { consignments: 0, manifests: 0 };
      timer = setTimeout(announce, ANNOUNCE_INTERVAL_MS);
    };
    const stop = onRowsMarked(({ consignments, manifests }) => {
      waiting = {
        consignments: waiting.consignments + consignments,
        manifests: waiting.manifests + manifests,
      };
      timer ??= setTimeout(announce, 0);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);

  return (
    <VisuallyHidden>
      <span role="status">
        {/* another element, so that the same text is read out again */}
        <span key={announced.count}>{announced.text}</span>
      </span>
    </VisuallyHidden>
  );
}
