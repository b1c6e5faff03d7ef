import type { ReactNode } from 'react';

interface IconProps {
  readonly className?: string;
}

/** A line icon of 24 by 24 units. */
export function Icon({
  className = 'size-6',
  children,
}: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Makes an icon component from paths. */
function drawing(...paths: readonly string[]) {
  return (props: IconProps) => (
    <Icon {...props}>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </Icon>
  );
}

export const PhoneIcon = drawing(
  'M5 3.5h3.2l1.7 4.3-2.2 1.7a12.5 12.5 0 0 0 5.8 5.8l1.7-2.2 4.3 1.7V18a2.5 2.5 0 0 1-2.7 2.5A16 16 0 0 1 2.5 6.2 2.5 2.5 0 0 1 5 3.5Z',
);
export const ChatIcon = drawing(
  'M3.5 20.5 5 16.2A8.3 8.3 0 1 1 8 19Z',
  'M8.5 10.5h7M8.5 13.5h4.5',
);
export const QuoteIcon = drawing(
  'M6 3.5h9l3.5 3.5v13.5H6Z',
  'M9 9.5h6M9 13h6M9 16.5h3.5',
);
export const MenuIcon = drawing('M3.5 6.5h17M3.5 12h17M3.5 17.5h17');
export const CloseIcon = drawing('m5.5 5.5 13 13M18.5 5.5l-13 13');
