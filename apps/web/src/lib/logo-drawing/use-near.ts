import { useEffect, useState, type RefObject } from 'react';

/** Half a screen ahead: near enough to be drawn before it is seen. */
const AHEAD = '50% 0px';

/** Whether an element stands in or near the viewport. */
export function useNear(element: RefObject<Element | null>, margin = AHEAD): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return near;
}
