/** A token that names a user; nobody signed it. */
export const aToken = (uid: string, mark = '', times: { iat?: number; exp?: number } = {}): string =>
  `h.${btoa(JSON.stringify({ sub: uid, mark, ...times }))}.s`
