/** Companies of which case files are opened at once: a few seconds of writing, and a list that somebody has looked through. */
export const MOST = 1000
