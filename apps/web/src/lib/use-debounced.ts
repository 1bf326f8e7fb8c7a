import { useEffect, useState } from 'react';
import { DEBOUNCE_MS } from './timing.ts';

/** A value that follows once the original has stopped changing for `ms`. */
export function useDebounced<Value>(value: Value, ms = DEBOUNCE_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
