import { paths } from '../src/domain/routes.ts';

const start = paths.town('');

/** The town and service that a town's address names; undefined for any other address. */
export function parseTownPath(
  path: string,
): { readonly town: string; readonly service: string | undefined } | undefined {
  if (!path.startsWith(start)) return undefined;
  const [town = '', service, ...rest] = path.slice(start.length).split('/');
  return town === '' || rest.length > 0 ? undefined : { town, service };
}
