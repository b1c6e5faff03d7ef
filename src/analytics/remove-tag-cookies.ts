/** Cookies that Google's tag sets for visitors, sessions and clicks on advertisements. */
const tagCookie = /^_(?:ga|gid|gat|gac|gcl)(?:_|$)/;

/** Removes the cookies of Google's tag, whichever domain they are set for. */
export function removeTagCookies(): void {
  const domains = [
    '',
    ...location.hostname
      .split('.')
      .map((_, i, parts) => `; domain=.${parts.slice(i).join('.')}`),
  ];
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.replace(/=.*/s, '').trim();
    if (!tagCookie.test(name)) continue;
    for (const domain of domains)
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
