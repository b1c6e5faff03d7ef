/**
 * The business's mark. An `<image>` inside an SVG, so that nothing counts it as the page's picture.
 */
export const Mark = ({
  className = 'size-10',
}: {
  readonly className?: string;
}) => (
  <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
    <image href="/favicon.svg" width="40" height="40" />
  </svg>
);
