import { useRef, type MouseEvent } from 'react';

/**
 * Keeps the second half of a double click from what the next step has put under the pointer: on a narrow phone that is the consent.
 * A button there decides for itself, since a visitor may press Back twice.
 */
export function useDoubleClicks(step: number) {
  const pressedIn = useRef(step);
  const isLate = ({ detail }: MouseEvent) => detail > 1 && pressedIn.current !== step;
  return {
    onMouseDownCapture(event: MouseEvent) {
      if (event.detail < 2) pressedIn.current = step;
      // Focus stays on the question.
      if (isLate(event)) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      if (!isLate(event) || (event.target as Element).closest('button')) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
