/** Without marks that cannot be seen; every kind of space is one plain space, full-width letters are the usual ones, none around the text. */
export const tidyText = (text: string): string =>
  text
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfe_e0))
    .replace(/ {2,}/g, ' ')
    .trim()

const INVISIBLE = /[\p{Cf}\p{Cc}\uFE00-\uFE0F]/gu

/** Without what Excel and CSV files put around a cell to keep it a text: `="0123"`, `'0123`, `"0123"`. */
export function cellText(text: string): string {
  const bare = tidyText(text)
  const [, , inner] = /^=?(["“”])(.*)["“”]$/.exec(bare) ?? []
  return (inner ?? bare).replace(/^['’](?=.*\d)/, '').trim()
}

const DASHES = /[\u2010-\u2015\u2212\u2043\uFE58\uFE63\uFF0D]/g

/** Every sign that people take for a minus or a dash (Word's en dash, U+2212, the no-break hyphen) as `-`. */
export const plainDashes = (text: string): string => text.replace(DASHES, '-')

/** Whether a cell says that there is nothing to say: empty, `-`, `n.d.`, `n/a`, `#N/D`, `non disponibile`. */
export function saysNothing(text: string): boolean {
  const bare = plainDashes(cellText(text)).toLowerCase()
  return /^[-./_*?…\s]*$/.test(bare) || NOTHING.has(bare.replace(/[\s./#!?]/g, ''))
}

const NOTHING = new Set(
  'nd na nc np ns null nondisponibile nondisp nonpresente nonfornito nonrilevato nondichiarato assente mancante sconosciuto nonapplicabile noncomunicato nonindicato nonnoto nonpervenuto dadefinire'.split(
    ' ',
  ),
)
