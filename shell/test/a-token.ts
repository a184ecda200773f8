/** A token that names a user; nobody signed it. */
export const aToken = (uid: string, mark = ''): string => `h.${btoa(JSON.stringify({ sub: uid, mark }))}.s`
