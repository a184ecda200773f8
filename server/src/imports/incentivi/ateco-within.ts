import { normalizeAteco, sezioneOf } from '@bandiera/domain'
import type { ElencoAteco, TrattoLetto } from './ateco-list.ts'
import type { Estremo } from './ateco-range.ts'
import type { Edizione, Trovato } from './ateco-words.ts'

export const estremo = (piece: Trovato): Estremo =>
  piece.tipo === 'codice' ? { cifre: piece.cifre } : { lettera: piece.tipo === 'sezione' ? piece.lettera : '' }

const sectionOf = ({ cifre, lettera }: Estremo, versione: Edizione | undefined): string | undefined =>
  lettera ?? sezioneOf(normalizeAteco(cifre ?? ''), versione === '2025' ? '2025' : '2007')?.lettera

/** Whether a code or a section lies in what is admitted so far. */
export function isWithin({ ammessi, tratti }: ElencoAteco, piece: Trovato): boolean {
  const end = estremo(piece)
  const code = end.cifre === undefined ? undefined : normalizeAteco(end.cifre)
  const inTratto = ({ da, a, versione }: TrattoLetto) => {
    const own = sectionOf(end, versione)
    if (da.lettera !== undefined) return own !== undefined && own >= da.lettera && own <= (a.lettera ?? '')
    return (
      code !== undefined &&
      code >= normalizeAteco(da.cifre) &&
      code.padEnd(6, '0') <= normalizeAteco(a.cifre ?? '').padEnd(6, '9')
    )
  }
  return (
    (code !== undefined &&
      ammessi.some(({ cifre }) => end.cifre !== cifre && code.startsWith(normalizeAteco(cifre)))) ||
    tratti.ammessi.some(inTratto)
  )
}

/** A section in front of some of its codes is only their heading: `Sezione C - divisioni 10, 11`. */
export function narrowSection(found: ElencoAteco, list: readonly Trovato[], at: number): void {
  const piece = list[at]!
  const last = found.tratti.ammessi.at(-1)
  if (piece.tipo !== 'codice' || last?.da.lettera === undefined || last.da.lettera !== last.a.lettera) return
  let before = at - 1
  while (
    list[before] &&
    !['codice', 'sezione', 'ammesso', 'escluso', 'etichetta', 'testo'].includes(list[before]!.tipo)
  )
    before -= 1
  const heading = list[before]
  if (heading?.tipo !== 'sezione' || sectionOf(estremo(piece), last.versione) !== last.da.lettera) return
  const between = list.slice(before, at)
  const said = between.some(({ testo }) => RESTRICTED.test(testo))
  if (said || !between.some(({ tipo }) => tipo === 'separatore')) found.tratti.ammessi.pop()
  else found.ambigui.push(`${heading.testo}, ${piece.testo}`)
}

const RESTRICTED = /^(?:division|grupp|class|codic|sol[oa]|esclusivament|limitatament)/i
