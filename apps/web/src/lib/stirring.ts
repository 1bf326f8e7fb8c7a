/** Any of these means that somebody is about to look further down, or to begin. */
const STIRRINGS = ['scroll', 'wheel', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'input'] as const;

/** The page moves by itself too: a strip snaps into place, a script leads the focus to a heading. */
function isVisitors({ type, target }: Event): boolean {
  if (type === 'scroll') return target === document;
  return type !== 'focusin' || !(target instanceof Element && target.matches('[tabindex="-1"]'));
}

let first: Promise<void> | undefined;

/** Somebody was quicker than the first script. */
const hasStirred = () => window.scrollY > 0 || document.activeElement?.matches('input:not([autofocus]), textarea');

/** The visitor's first sign of life on this page; listened for from the first call, which the page's first script makes. */
export function firstStirring(): Promise<void> {
  first ??= new Promise((resolve) => {
    if (hasStirred()) {
      resolve();
      return;
    }
    const awake = (event: Event) => {
      if (!isVisitors(event)) return;
      for (const name of STIRRINGS) window.removeEventListener(name, awake, true);
      resolve();
    };
    for (const name of STIRRINGS) window.addEventListener(name, awake, { capture: true, passive: true });
  });
  return first;
}
