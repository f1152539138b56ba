/** Asks whether what was typed may be lost. */
type Ask = () => Promise<boolean>;

interface Guard {
  /** Where the form stands; only its address's query may change without a question. */
  readonly path: string;
  readonly ask: Ask;
}

let guard: Guard | null = null;

/** Puts a guard before every way out of the screen. Returns how to take it away. */
export function guardLeaving(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** Runs it at once where nothing would be lost, else once the user has agreed. */
export async function whenMayLeave(run: () => void): Promise<void> {
  const asked = guard;
  if (asked && !(await asked.ask())) return;
  if (guard === asked) guard = null;
  run();
}

/** Whether going to the path leaves a form with something typed. */
export const isGuardedFrom = (path: string | undefined): boolean =>
  guard !== null && path !== undefined && path !== guard.path;

type PopStateGuard = (event: PopStateEvent) => void;

let popStateGuard: PopStateGuard | null = null;

// Added as the app is loaded, before the router adds its own: the window asks its listeners in that order.
window.addEventListener('popstate', (event) => {
  popStateGuard?.(event);
});

/** Hears of the back button before the router does. Returns how to take it away. */
export function guardPopState(next: PopStateGuard): () => void {
  popStateGuard = next;
  return () => {
    if (popStateGuard === next) popStateGuard = null;
  };
}
