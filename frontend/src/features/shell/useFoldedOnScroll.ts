import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Distances in px: down before the bar goes, up before it returns, and the part of the end where it stays. */
const DOWN = 48;
const UP = 8;
const END = 120;

/**
 * Whether the bar makes room for the page: it goes while the page is scrolled down and returns on the way up, at either
 * end, and whenever the URL changes. It stays for people who prefer less motion.
 */
export function useFoldedOnScroll(): boolean {
  const { key } = useLocation();
  const [foldedAt, setFoldedAt] = useState<string | null>(null);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    if (isStill) return;
    const { follow, stop } = scrollFollower((isFolded) => {
      setFoldedAt(isFolded ? key : null);
    });
    // scrolling does not bubble
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      stop();
    };
  }, [key, isStill]);
  return foldedAt === key && !isStill;
}

/** Follows the scrolling of whatever fills most of the page; dialogs and drawers are above the bar. */
function scrollFollower(onChange: (isFolded: boolean) => void) {
  let scroller: HTMLElement | null = null;
  let isFolded = false;
  /** Position at which the movement began that would change it. */
  let turn = 0;

  // what cannot be scrolled any more, for example a list of another client, cannot bring the bar back
  const sizes = new ResizeObserver(() => {
    if (!isFolded || (scroller && isScrollable(scroller))) return;
    isFolded = false;
    onChange(isFolded);
  });
  const observe = (target: HTMLElement) => {
    sizes.disconnect();
    for (const element of [target, target.firstElementChild]) if (element) sizes.observe(element);
  };

  const follow = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.clientHeight < window.innerHeight / 3) return;
    if (!target.closest('#content')) return;
    const { scrollTop: top, scrollHeight, clientHeight } = target;
    if (target !== scroller) {
      turn = top; // a restored position is no movement
      scroller = target;
      observe(target);
    }
    turn = isFolded ? Math.max(turn, top) : Math.min(turn, top);
    const position = { top, turn, toEnd: scrollHeight - clientHeight - top };
    if (!(isFolded ? returns(position) : goes(position))) return;
    isFolded = !isFolded;
    turn = top;
    onChange(isFolded);
  };
  return {
    follow,
    stop: () => {
      sizes.disconnect();
    },
  };
}

const isScrollable = ({ isConnected, scrollHeight, clientHeight }: HTMLElement): boolean =>
  isConnected && scrollHeight - clientHeight > END;

interface Position {
  readonly top: number;
  readonly turn: number;
  readonly toEnd: number;
}

const goes = ({ top, turn, toEnd }: Position): boolean => top > turn + DOWN && toEnd > END;

/** Without the bar the page is taller by about half of END. */
const returns = ({ top, turn, toEnd }: Position): boolean =>
  top <= 0 || top < turn - UP || toEnd <= END / 2;
