import { useEffect, useRef, type ReactNode } from 'react';

const VISIBLE_SHARE = 0.1;

interface RevealProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** Milliseconds to wait, so that items side by side appear one after another. */
  readonly delay?: number;
}

/**
 * Animates its content in once a tenth of it is visible. Without script or with reduced motion, the
 * content is not animated.
 */
export function Reveal({ children, className, delay = 0 }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return;
    const { top, right } = element.getBoundingClientRect();
    // Nothing in view may disappear, and items of a horizontal strip are not animated.
    if (top < innerHeight || right > innerWidth) return;
    if (delay) element.style.transitionDelay = `${delay}ms`;
    element.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser may report several changes at once.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [delay]);
  return (
    <div ref={ref} data-reveal="" className={className}>
      {children}
    </div>
  );
}
