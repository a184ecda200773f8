export { isPublicPath } from '@bandiera/wire'

/** Address of the login page that leads back here. */
export const loginPath = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string =>
  pathname === '/' ? '/login' : `/login?redirectTo=${encodeURIComponent(pathname + search + hash)}`
