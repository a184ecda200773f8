import type { BandoData, GraduatoriaExtension } from './bando.ts'
import type { RomeMoment } from '../dates/calendar.ts'
import { dayInRome, formatDate, shortEuro } from '../text/formats.ts'
import type { Pratica } from '../pratica/pratica.ts'

type Graduatoria = Pick<BandoData, 'dataGraduatoria' | 'scorrimenti'>

/** Extensions of a ranking (domain rule 2.7, `scorrimento`), oldest first; one that is being typed has no day yet. */
export const graduatoriaExtensionsOf = ({ scorrimenti = [] }: Graduatoria): readonly GraduatoriaExtension[] =>
  scorrimenti
    .filter(({ data }) => formatDate(data) !== '')
    .sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0))

/** `05/11/2026, altri 500.000 €: economie del 2025`, as far as it is known. */
export function graduatoriaExtensionText({ data, importo, nota }: GraduatoriaExtension): string {
  const more = importo === undefined ? '' : `, altri ${shortEuro(importo)}`
  return formatDate(data) + more + (nota?.trim() ? `: ${nota.trim()}` : '')
}

/** `Graduatoria pubblicata il 10/10/2026 · scorrimento del 05/11/2026`; `null` when the grant says nothing of a ranking. */
export function graduatoriaText(data: Graduatoria, { oggi }: RomeMoment): string | null {
  const { dataGraduatoria } = data
  const last = graduatoriaExtensionsOf(data).at(-1)
  const parts = [
    dataGraduatoria &&
      `Graduatoria ${dataGraduatoria <= oggi ? 'pubblicata' : 'attesa'} il ${formatDate(dataGraduatoria)}`,
    last && `scorrimento del ${formatDate(last.data)}`,
  ].filter((part) => part !== undefined && part !== '')
  const text = parts.join(' · ')
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1)
}

/** Extensions since a case file was admitted without money: it may be its turn now. One without its steps counts all of them. */
export function graduatoriaExtensionsFor(
  pratica: Pratica,
  bando: Graduatoria,
  { oggi }: RomeMoment,
): readonly GraduatoriaExtension[] {
  if (pratica.stato !== 'ammessa_non_finanziata') return []
  const since = pratica.storico?.findLast(({ a }) => a === 'ammessa_non_finanziata')?.quando
  const from = since === undefined ? '' : dayInRome(new Date(since))
  return graduatoriaExtensionsOf(bando).filter(({ data }) => data >= from && data <= oggi)
}
