import { useEffect, useRef } from 'react';

/** The button may be a screen away from the results: a new task brings them into sight, an old one leaves the page be. */
export function useInSight<Element extends HTMLElement>(taskId: string) {
  const results = useRef<Element>(null);
  const known = useRef(taskId);
  useEffect(() => {
    if (taskId !== '' && taskId !== known.current)
      results.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    known.current = taskId;
  }, [taskId]);
  return results;
}
