/** A token that names a user, without a signature. */
export const aToken = (uid: string, mark = '', times: { iat?: number; exp?: number } = {}): string =>
  `h.${btoa(JSON.stringify({ sub: uid, mark, ...times }))}.s`
