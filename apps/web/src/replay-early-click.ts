/** A button pressed before its script is there: kept, and pressed again by the function this returns. */
export function replayEarlyClick(): () => void {
  let pressed: HTMLButtonElement | null = null;
  const onClick = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    pressed?.click();
  };
}
