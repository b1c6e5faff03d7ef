/** The business's mark: a tide of clean stone rising over grime, with the bright edge between. */
export function Mark({ className = 'size-10' }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="8" fill="#0a4a50" />
      <path d="M0 25c6-7 12-7 18-3s12 5 22-5v15a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8Z" fill="#e9d7b4" />
      <path d="M0 25c6-7 12-7 18-3s12 5 22-5" fill="none" stroke="#c6934f" strokeWidth="3" />
      <path d="M8 9h24M20 9v9" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
