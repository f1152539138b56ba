import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';

import { counted } from '@contracts/texts/counted';
import { ownTexts } from '@contracts/texts/own';

import { notified } from '../../shared/feedback/notifications.slice';
import { VisuallyHidden } from '../../shared/layout/VisuallyHidden';
import { onRowsMarked, type MarkedRows } from '../../shared/live/changed-rows';

/** ui: at most one announcement in 10 s, however much happens. */
const QUIET_MS = 10_000;

const sentence = ({ consignments, manifests }: MarkedRows): string =>
  [
    consignments > 0 && `${counted(consignments, 'consignment')} ${ownTexts.updated}`,
    manifests > 0 && `${counted(manifests, 'manifest')} ${ownTexts.updated}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Says politely, and keeps in the notification list, what others changed. */
export function LiveAnnouncer() {
  const [text, setText] = useState('');
  const dispatch = useDispatch();
  const say = useEffectEvent((marked: MarkedRows) => {
    const said = sentence(marked);
    if (said === '') return;
    setText(said);
    dispatch(notified({ tone: 'info', text: said, at: new Date().toISOString(), isMine: false }));
  });

  useEffect(() => {
    let waiting: MarkedRows = { consignments: 0, manifests: 0 };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = () => {
      timer = undefined;
      if (waiting.consignments + waiting.manifests === 0) return;
      say(waiting);
      waiting = { consignments: 0, manifests: 0 };
      timer = setTimeout(announce, QUIET_MS);
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
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}
