import { useEffect, useRef, type ReactNode } from 'react';

const VISIBLE_SHARE = 0.1;

/**
 * Animates an element in once a tenth of it is visible. Without script or with reduced motion, it
 * is not animated. Parts of it with `data-delay` move up that many milliseconds later.
 * @param delay milliseconds to wait, so that items side by side appear one after another
 * @returns the element's properties
 */
export function useReveal<Kind extends HTMLElement>(delay = 0) {
  const ref = useRef<Kind>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return;
    const { top, right, height } = element.getBoundingClientRect();
    // Nothing in view may disappear, and items of a horizontal strip are not animated.
    if (top < innerHeight || right > innerWidth) return;
    const parts = element.querySelectorAll<HTMLElement>('[data-delay]');
    for (const { style, dataset } of parts)
      style.transitionDelay = `${dataset.delay}ms`;
    if (delay) element.style.transitionDelay = `${delay}ms`;
    element.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser may report several changes at once.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      // A tenth of a section may be higher than a low window.
      { threshold: Math.min(VISIBLE_SHARE, innerHeight / (2 * height)) },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [delay]);
  return { ref, 'data-reveal': '' };
}

interface RevealProps {
  readonly children: ReactNode;
  readonly className?: string;
  readonly delay?: number;
}

/** A block that is animated in. */
export const Reveal = ({ children, className, delay }: RevealProps) => (
  <div {...useReveal<HTMLDivElement>(delay)} className={className}>
    {children}
  </div>
);
