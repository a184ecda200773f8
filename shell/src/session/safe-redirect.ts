/**
 * The `redirectTo` of a login link when it is a path of this site; `null` for everything else. Browsers read `\` as
 * `/` and drop tabs and line ends, so `/\evil.example` would leave the site.
 */
export function safeRedirect(wanted: string | null, origin = location.origin): string | null {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!wanted?.startsWith('/') || /^\/\/|[\\\u0000-\u001f]/.test(wanted)) return null
  const url = new URL(wanted, origin)
  if (url.origin !== origin || url.pathname === '/login') return null
  return url.pathname + url.search + url.hash
}
