import { useEffect, useState } from 'react';
import { debounce, DEBOUNCE_MS } from './timing.ts';

/** A value that follows once the original has stopped changing for `ms`. */
export function useDebounced<Value>(value: Value, ms = DEBOUNCE_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const follow = debounce(setSettled, ms);
    follow(() => value);
    return () => follow.cancel();
  }, [value, ms]);
  return settled;
}
