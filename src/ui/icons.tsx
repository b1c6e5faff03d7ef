import type { ReactNode } from 'react';

interface IconProps {
  readonly className?: string;
}

function Icon({ className = 'size-6', children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg className={className} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      {children}
    </svg>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 3.5h3.2l1.7 4.3-2.2 1.7a12.5 12.5 0 0 0 5.8 5.8l1.7-2.2 4.3 1.7V18a2.5 2.5 0 0 1-2.7 2.5A16 16 0 0 1 2.5 6.2 2.5 2.5 0 0 1 5 3.5Z" />
    </Icon>
  );
}

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 20.5 5 16.2A8.3 8.3 0 1 1 8 19Z" />
      <path d="M8.5 10.5h7M8.5 13.5h4.5" />
    </Icon>
  );
}

export function QuoteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h9l3.5 3.5v13.5H6Z" />
      <path d="M9 9.5h6M9 13h6M9 16.5h3.5" />
    </Icon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />
    </Icon>
  );
}

export function ArrowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12h15.5M13.5 6l6 6-6 6" />
    </Icon>
  );
}

export function StarIcon({ className = 'size-5' }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9Z" />
    </svg>
  );
}

export type SurfaceIconName = 'patio' | 'driveway' | 'decking' | 'render' | 'machinery' | 'restoration' | 'biocide' | 'court' | 'turf' | 'roof' | 'gutter' | 'jet';

const surfaceDrawings: Readonly<Record<SurfaceIconName, ReactNode>> = {
  patio: <path d="M3 4h8v7H3zM13 4h8v4h-8zM13 10h8v10h-8zM3 13h8v7H3z" />,
  driveway: <path d="M8 3h8l5 18H3ZM6.6 8h10.8M5.2 13h13.6M4 18h16M12 3v5M9 8l-.7 5M15 8l.7 5M12 13v5" />,
  decking: <path d="M3 4h18v4H3zM3 10h18v4H3zM3 16h18v4H3zM9 4v4M15 10v4M7 16v4" />,
  render: <path d="M3 21V9l9-6 9 6v12ZM9 21v-6h6v6M6 11v4M18 11v4" />,
  machinery: <path d="M3 17V9h9v8M12 12h5l3 3v2M6.5 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM5 9V5h4v4" />,
  restoration: <path d="M4 20h16M6 20V8l6-4 6 4v12M10 20v-5h4v5M9.5 11h5" />,
  biocide: <path d="M9 3h6M10 3v5l-4.5 9.5A2.5 2.5 0 0 0 7.8 21h8.4a2.5 2.5 0 0 0 2.3-3.5L14 8V3M8 14h8" />,
  court: <path d="M3 5h18v14H3zM12 5v14M3 9h4v6H3M21 9h-4v6h4" />,
  turf: <path d="M4 20c0-4-1-6-2-8 3 1 4 4 4 8 0-6 1-9 3-12 0 4 1 8 1 12 0-7 2-11 4-14 0 6-1 10-1 14 0-5 2-8 5-10-2 4-2 6-2 10M2 20h20" />,
  roof: <path d="m2 13 10-9 10 9M5 10.5V20h14v-9.5M8 13h3v-2.5h3V13h3" />,
  gutter: <path d="M2 6h20v3a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4ZM17 13v8M20 12.5V21" />,
  jet: <path d="M3 20 12 9l3 3ZM13 8l3 3 3-3-3-3ZM5 14l-2 1M8 17l-1 3M4 10l-2 .5M12 17l.5 3" />,
};

export function SurfaceIcon({ name, className }: IconProps & { readonly name: SurfaceIconName }) {
  return <Icon className={className}>{surfaceDrawings[name]}</Icon>;
}
