/** Paths of the shell's own pages, as patterns; every other page belongs to a module. */
export const SHELL_PATHS = ['/', '/login', '/dashboard', '/privacy', '/accessibilita', '/Doc/:id'] as const

/** Pages of the shell that only a server in development has. */
export const DEVELOPMENT_PATHS = ['/vetrina'] as const

/** Whether a path has the form of a pattern like `/bando/:id`; a slash at the end does not count. */
export function isPathOf(pattern: string, path: string): boolean {
  const [wanted, given] = [partsOf(pattern), partsOf(path)]
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** Reached without login (spec §2); `/accessibilita` is public as the law wants it. */
const PREFIXES = ['/login', '/registrazione', '/resetPwd', '/privacy', '/accessibilita', '/Doc', '/bando']

/** Whether a path is shown without login. A prefix counts by whole segments: `/bandi` is not `/bando`. */
export const isPublicPath = (pathname: string): boolean =>
  PREFIXES.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
