import { expect, test } from 'vitest';
import { parseEnvironment } from '../../src/domain/settings/environment.ts';
import { fileHeaders, resourcePolicy, securityHeaders } from '../headers.ts';

/*
 * The rules and points of Mozilla's HTTP Observatory, as its source has them (mdn/mdn-http-observatory, grader/charts.js and
 * analyzer/tests), for a page served by https as our host files serve it. Its bonus counts from 90 points up.
 */

const BASE = 100;
const MIN_FOR_BONUS = 90;
const SIX_MONTHS_SECONDS = 15_768_000;
const tooBroad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];

/** What the scanner is shown. */
interface Site {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly html: string;
}

/** First rule that fits decides, as in the scanner. */
function policyPoints(header: string | undefined): number {
  if (header === undefined) return -25;
  const policy = new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
      return [name, sources];
    }),
  );
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const holds = (list: readonly string[], bad: readonly string[]) => list.some((source) => bad.includes(source));
  const insecure = (source: string) => /^(?:http|ftp):/.test(source);
  const passive = ['img-src', 'media-src'];
  if (holds(sources('script-src'), [...tooBroad, ...inline]) || holds(sources('object-src'), tooBroad)) return -20;
  if ([...policy].some(([name, list]) => !passive.includes(name) && list.some(insecure))) return -20;
  if (holds([...sources('script-src'), ...sources('style-src')], ["'unsafe-eval'"])) return -10;
  if (passive.some((name) => sources(name).some(insecure))) return -10;
  if (holds(sources('style-src'), [...tooBroad, ...inline])) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function transportPoints(header: string | undefined): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  // 5 more once browsers' makers have listed the site, which nobody can do before it is live.
  return seconds >= SIX_MONTHS_SECONDS ? 0 : -10;
}

function integrityPoints(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const foreign = scripts.filter(([, address = '']) => /^(?:https?:)?\/\//.test(address));
  if (foreign.some(([tag]) => !tag.includes(' integrity='))) return -50;
  return scripts.some(([tag]) => tag.includes(' integrity=')) ? 5 : 0;
}

const resourcePoints: Readonly<Record<string, number>> = { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 };

const framingPoints = ({ headers }: Site) => {
  const ancestors = /frame-ancestors ([^;]*)/.exec(headers['Content-Security-Policy'] ?? '')?.[1]?.split(' ');
  if (ancestors && !ancestors.some((source) => tooBroad.includes(source))) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers['X-Frame-Options'] ?? '') ? 0 : -20;
};

function scan(site: Site) {
  const { headers, html } = site;
  const referrer = headers['Referrer-Policy'];
  return {
    'content-security-policy': policyPoints(headers['Content-Security-Policy']),
    // None but Google's, which lie on the site only after consent: a scanner gives none.
    cookies: 0,
    'cross-origin-resource-sharing': headers['Access-Control-Allow-Credentials'] === 'true' ? -50 : 0,
    'cross-origin-resource-policy': resourcePoints[headers[resourcePolicy.name] ?? 'cross-origin'] ?? -5,
    // nginx-tls.conf and Caddy lead from http to https on the same name; tests/nginx shows it.
    redirection: 0,
    'referrer-policy': referrer === undefined ? 0 : privateReferrers.includes(referrer) ? 5 : -5,
    'strict-transport-security': transportPoints(headers['Strict-Transport-Security']),
    'subresource-integrity': integrityPoints(html),
    'x-content-type-options': headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': framingPoints(site),
  };
}

function scoreOf(points: Readonly<Record<string, number>>): number {
  const all = Object.values(points);
  const lost = all.filter((point) => point < 0).reduce((sum, point) => sum + point, BASE);
  return lost < MIN_FOR_BONUS
    ? Math.max(lost, 0)
    : all.filter((point) => point > 0).reduce((sum, point) => sum + point, lost);
}

const html = '<script type="module" crossorigin src="/assets/start-1.js" integrity="sha384-x"></script>';
const headersFor = (variables: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  ...securityHeaders(parseEnvironment(variables)),
  ...fileHeaders('/'),
});
const everything = {
  VITE_SITE_URL: 'https://www.cleaners.example',
  VITE_LEAD_WEBHOOK_URL: 'https://hook.example/in',
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_KEY: 'key',
  VITE_PICTURE_ORIGINS: 'https://photos.example',
  VITE_REPORT_URL: 'https://reports.example/in',
  VITE_ANALYTICS_ID: 'G-TEST',
};

test.each([
  ['no settings', {}],
  ['every setting', everything],
])('with %s a page scores 135: 100, and every bonus but the one for being listed', (_name, variables) => {
  const points = scan({ headers: headersFor(variables), html });
  expect(points).toEqual({
    'content-security-policy': 10,
    cookies: 0,
    'cross-origin-resource-sharing': 0,
    'cross-origin-resource-policy': 10,
    redirection: 0,
    'referrer-policy': 5,
    'strict-transport-security': 0,
    'subresource-integrity': 5,
    'x-content-type-options': 0,
    'x-frame-options': 5,
  });
  expect(scoreOf(points)).toBe(135);
});

test.each([
  ['an inline script', { 'Content-Security-Policy': "default-src 'none'; script-src 'unsafe-inline'" }, 80],
  ['no policy', { 'Content-Security-Policy': undefined }, 75],
  ['no HSTS', { 'Strict-Transport-Security': undefined }, 80],
  ['no framing rule', { 'X-Frame-Options': undefined, 'Content-Security-Policy': "default-src 'none'" }, 80],
])('the table counts: with %s the score falls', (_name, change, score) => {
  expect(scoreOf(scan({ headers: { ...headersFor({}), ...change }, html }))).toBe(score);
});
