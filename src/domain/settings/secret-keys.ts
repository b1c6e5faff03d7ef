import type { Problem } from '../problems.ts';

/** Whether a text is a key that opens everything: Supabase's secret keys, of the new kind and of the old. */
function isSecretKey(text: string): boolean {
  if (text.startsWith('sb_secret_')) return true;
  const [, payload, signature] = text.split('.');
  if (!payload || !signature) return false;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'role' in claims && claims.role === 'service_role';
  } catch {
    return false;
  }
}

/** Whatever is called VITE_ may end up in the pages. */
export function secretProblems(variables: Readonly<Record<string, string | undefined>>): Problem[] {
  return Object.entries(variables)
    .filter(([name, value]) => name.startsWith('VITE_') && isSecretKey(value?.trim() ?? ''))
    .map(([field]) => ({
      file: 'environment',
      field,
      message:
        'is a secret key, which a page would show to everybody: put the publishable (anonymous) key here, and this one into SUPABASE_SECRET_KEY',
    }));
}
