/** The business's mark, drawn by the build from `site/mark.svg`. An image in a drawing, since it is no picture of the page's own. */
export const Mark = ({
  className = 'size-10',
}: {
  readonly className?: string;
}) => (
  <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
    <image href="/favicon.svg" width="40" height="40" />
  </svg>
);
