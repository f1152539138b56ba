import { useRef, type Touch, type TouchEvent, type TouchEventHandler } from 'react';

/** Minimum length of a swipe. */
const MIN_DISTANCE_PX = 64;
/** Width of the margins in which a swipe is the browser's own back gesture. */
const EDGE_PX = 24;

export interface SwipeHandlers {
  readonly onTouchStart: TouchEventHandler;
  readonly onTouchEnd: TouchEventHandler;
  readonly onTouchCancel: () => void;
}

/** Leaves horizontal gestures to `useSwipe`. */
export const swipeableSx = { touchAction: 'pan-y pinch-zoom' } as const;

/** Handlers for one-finger swipes to the left and right, except in content that itself scrolls sideways. */
export function useSwipe(onLeft: () => void, onRight: () => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event) => {
      const touch = event.touches[0];
      start.current = touch && isSwipeStart(event, touch) ? positionOf(touch) : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const from = start.current;
      start.current = null;
      const touch = changedTouches[0];
      if (from === null || touch === undefined) return;
      const to = positionOf(touch);
      const across = to.x - from.x;
      if (Math.abs(across) < MIN_DISTANCE_PX || Math.abs(across) < 2 * Math.abs(to.y - from.y))
        return;
      if (across < 0) onLeft();
      else onRight();
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}

const positionOf = ({ clientX: x, clientY: y }: Touch) => ({ x, y });

function isSwipeStart({ touches, target, currentTarget }: TouchEvent, touch: Touch): boolean {
  if (touches.length !== 1 || !(target instanceof Element)) return false;
  if (!currentTarget.contains(target)) return false; // from a menu or dialog that is rendered elsewhere
  const isAtEdge = touch.clientX < EDGE_PX || touch.clientX > window.innerWidth - EDGE_PX;
  return !isAtEdge && !scrollsSideways(target, currentTarget);
}

/** Whether the element, or one around it within the container, scrolls sideways or is typed into. */
function scrollsSideways(element: Element, container: Element): boolean {
  if (element.matches('input, textarea, [contenteditable="true"]')) return true;
  const canScroll =
    element.scrollWidth > element.clientWidth &&
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  if (canScroll) return true;
  const { parentElement } = element;
  if (element === container || parentElement === null) return false;
  return scrollsSideways(parentElement, container);
}
