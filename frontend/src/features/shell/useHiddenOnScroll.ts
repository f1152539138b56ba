import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Distances: down before the bar is hidden, up before it returns, and from the end of the page within which it stays.
 */
const HIDE_AFTER_PX = 48;
const SHOW_AFTER_PX = 8;
const END_ZONE_PX = 120;

/**
 * Whether the bar is hidden: it disappears while the page is scrolled down, and returns when it is scrolled up, at
 * either end, and whenever the URL changes. It stays for users who prefer less motion.
 */
export function useHiddenOnScroll(): boolean {
  const { key } = useLocation();
  const [hiddenKey, setHiddenKey] = useState<string | null>(null);
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    if (isMotionReduced) return;
    const { handleScroll, stop } = scrollFollower((isHidden) => {
      setHiddenKey(isHidden ? key : null);
    });
    // scrolling does not bubble
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', handleScroll, { capture: true });
      stop();
    };
  }, [key, isMotionReduced]);
  return hiddenKey === key && !isMotionReduced;
}

/** Follows the scrolling of whatever fills most of the page; dialogs and drawers are above the bar. */
function scrollFollower(onChange: (isHidden: boolean) => void) {
  let scroller: HTMLElement | null = null;
  let isHidden = false;
  /** Position at which scrolling in the direction that changes it began. */
  let turningPoint = 0;

  // content that no longer scrolls, for example the list of another client, cannot bring the bar back
  const sizes = new ResizeObserver(() => {
    if (!isHidden || (scroller && isScrollable(scroller))) return;
    isHidden = false;
    onChange(isHidden);
  });
  const observe = (target: HTMLElement) => {
    sizes.disconnect();
    for (const element of [target, target.firstElementChild]) if (element) sizes.observe(element);
  };

  const handleScroll = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.clientHeight < window.innerHeight / 3) return;
    if (!target.closest('#content')) return;
    const { scrollTop: top, scrollHeight, clientHeight } = target;
    if (target !== scroller) {
      turningPoint = top; // restoring a position is not scrolling
      scroller = target;
      observe(target);
    }
    turningPoint = isHidden ? Math.max(turningPoint, top) : Math.min(turningPoint, top);
    const position = { top, turningPoint, toEnd: scrollHeight - clientHeight - top };
    if (!(isHidden ? shouldShow(position) : shouldHide(position))) return;
    isHidden = !isHidden;
    turningPoint = top;
    onChange(isHidden);
  };
  return {
    handleScroll,
    stop: () => {
      sizes.disconnect();
    },
  };
}

const isScrollable = ({ isConnected, scrollHeight, clientHeight }: HTMLElement): boolean =>
  isConnected && scrollHeight - clientHeight > END_ZONE_PX;

interface Position {
  readonly top: number;
  readonly turningPoint: number;
  readonly toEnd: number;
}

const shouldHide = ({ top, turningPoint, toEnd }: Position): boolean =>
  top > turningPoint + HIDE_AFTER_PX && toEnd > END_ZONE_PX;

/** Without the bar the page is taller by about half of END. */
const shouldShow = ({ top, turningPoint, toEnd }: Position): boolean =>
  top <= 0 || top < turningPoint - SHOW_AFTER_PX || toEnd <= END_ZONE_PX / 2;
