/** Masks of the specification (section 5): `#` is a digit, everything else is written by itself. */
export const MASKS = {
  data: '####/##/##',
  ora: '##:##',
  telefono: '(###) ### - ####',
  carta: '#### #### #### ####',
} as const

export interface TypedText {
  testo: string
  cursore: number
}

/** Kind of edit: a typed key, Backspace or Delete, or anything else (paste, cut, autofill). */
export type Gesture = 'scrive' | 'cancella-indietro' | 'cancella-avanti' | 'altro'

/** `#` takes a digit, `X` a digit or a letter (in capitals); signs of the mask appear only when something follows them. */
export function applyMask(maschera: string, testo: string): string {
  const chars = charsOf(maschera, testo)
  let out = ''
  let signs = ''
  let next = 0
  for (const place of maschera) {
    if (next === chars.length) break
    if (!isPlace(place)) signs += place
    else {
      out += signs + chars[next++]!
      signs = ''
    }
  }
  return out
}

export const unmask = (maschera: string, testo: string): string => charsOf(maschera, testo).slice(0, places(maschera))

export const isMaskFull = (maschera: string, testo: string): boolean =>
  unmask(maschera, testo).length === places(maschera)

/** The caret stays beside the same character. Deleting a sign deletes the character beyond it; typing into a full field changes nothing. */
export function editMask(maschera: string, prima: string, dopo: TypedText, gesto: Gesture = 'altro'): TypedText {
  const had = unmask(maschera, prima)
  let chars = charsOf(maschera, dopo.testo)
  let before = charsOf(maschera, dopo.testo.slice(0, dopo.cursore)).length
  if (gesto === 'scrive' && had.length === places(maschera) && chars.length > had.length) {
    return { testo: prima, cursore: caretAfter(maschera, had, before - 1) }
  }
  if (chars === had && dopo.testo.length < prima.length) {
    if (gesto === 'cancella-indietro' && before > 0) before -= 1
    if (gesto.startsWith('cancella')) chars = chars.slice(0, before) + chars.slice(before + 1)
  }
  return { testo: applyMask(maschera, chars), cursore: caretAfter(maschera, chars, before) }
}

/** Right after the n-th character; at the very start before the first. */
const caretAfter = (maschera: string, chars: string, n: number): number => applyMask(maschera, chars.slice(0, n)).length

const isPlace = (char: string): boolean => char === '#' || char === 'X'
const places = (maschera: string): number => [...maschera].filter(isPlace).length

function charsOf(maschera: string, testo: string): string {
  return maschera.includes('X') ? testo.toUpperCase().replace(/[^0-9A-Z]/g, '') : testo.replace(/\D/g, '')
}
