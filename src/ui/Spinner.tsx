interface SpinnerProps {
  readonly label: string;
  readonly className?: string;
}

/** A spinner with a name for screen readers. */
export function Spinner({ label, className = '' }: SpinnerProps) {
  return (
    <span
      role="status"
      aria-label={label}
      className={`inline-block size-9 animate-spin rounded-full border-4 border-glass border-t-sea ${className}`}
    />
  );
}
