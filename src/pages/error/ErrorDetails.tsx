import { useEffect } from 'react';
import { PageBand } from '../../layout/PageBand.tsx';

interface ErrorDetailsProps {
  readonly error: unknown;
}

/** In development, in place of the visitors' error page: what went wrong and where. Gone as soon as a saved file mends it. */
export function ErrorDetails({ error }: ErrorDetailsProps) {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  useEffect(() => {
    import.meta.hot?.send('page-error', { message, path: location.pathname });
    // In full: shown again at once, the page would throw with the code that is being replaced.
    const again = () => location.reload();
    import.meta.hot?.on('vite:afterUpdate', again);
    return () => import.meta.hot?.off('vite:afterUpdate', again);
  }, [message]);
  return (
    <main id="main" tabIndex={-1}>
      <title>Error in development</title>
      <PageBand title="This page threw an error">
        <p>{message}</p>
      </PageBand>
      <pre className="wrap section overflow-auto">{stack}</pre>
    </main>
  );
}
