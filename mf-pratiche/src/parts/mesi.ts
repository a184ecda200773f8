const names = new Intl.DateTimeFormat('it-IT', { month: 'short', year: '2-digit', timeZone: 'UTC' })

/** `set 26` of `2026-09`. */
export const nomeMese = (mese: string): string => names.format(new Date(`${mese}-01T00:00:00Z`))
