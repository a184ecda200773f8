/** Reached without login (spec §2); `/accessibilita` is public as the law wants it. */
const PREFIXES = ['/login', '/registrazione', '/resetPwd', '/privacy', '/accessibilita', '/Doc', '/bando']

/** Whether a path is shown without login. A prefix counts by whole segments: `/bandi` is not `/bando`. */
export const isPublicPath = (pathname: string): boolean =>
  PREFIXES.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
