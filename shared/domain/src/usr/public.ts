/** What a user may know of a colleague: no e-mail, no phone. */
export const PUBLIC_USR_FIELDS = ['_id', 'name', 'role', 'photo'] as const
