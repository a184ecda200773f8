import {
  OTHER_AZIENDE,
  otherAziendeCount,
  isAvvisoLineRead,
  newsOfAvviso,
  type Avviso,
  type CountedBandi,
  type AvvisoNews,
} from '@bandiera/domain'
import { linesOf } from './avvisi-lines.ts'

export interface AvvisiGroup {
  /** Id of the company; `OTHER_AZIENDE` for companies that no notice names. */
  riga: string
  novita: readonly AvvisoNews[]
  /** For the line `OTHER_AZIENDE`: the least number of companies. */
  altre: number
  /** Notices whose part about this company is unread. */
  unread: readonly Avviso[]
}

/** Notices by company; the one with the newest notice first, companies that are only counted last. */
export function groupAvvisi(avvisi: readonly Avviso[]): AvvisiGroup[] {
  const righe = new Map<string, { novita: AvvisoNews[]; altre: number; unread: Avviso[] }>()
  const at = (riga: string) => {
    const own = righe.get(riga) ?? { novita: [], altre: 0, unread: [] }
    righe.set(riga, own)
    return own
  }
  for (const avviso of avvisi) {
    if (avviso.tipo === 'registro') continue
    for (const riga of linesOf(avviso)) if (!isAvvisoLineRead(avviso, riga)) at(riga).unread.push(avviso)
    for (const novita of newsOfAvviso(avviso)) at(novita.aziendaId).novita.push(novita)
    const altre = otherAziendeCount(avviso)
    if (altre > 0) at(OTHER_AZIENDE).altre = Math.max(at(OTHER_AZIENDE).altre, altre)
  }
  for (const { novita } of righe.values()) novita.sort((a, b) => b.quando.localeCompare(a.quando))
  const newest = ({ novita }: AvvisiGroup) => novita[0]?.quando ?? ''
  return [...righe].map(([riga, own]) => ({ riga, ...own })).sort((a, b) => newest(b).localeCompare(newest(a)))
}

/** The change to a notice when one line is read: after the last line the whole notice is read. */
export function readingOf(avviso: Avviso, riga: string, now: string): Record<string, string> {
  const isLast = linesOf(avviso).every((one) => one === riga || isAvvisoLineRead(avviso, one))
  return isLast ? { lettoIl: now } : { [`lette.${riga}`]: now }
}

/** The numbers of a line on a day; a grant that several notices name counts once. */
export function countsOf({ novita }: Pick<AvvisiGroup, 'novita'>, oggi: string) {
  const somma = (parte: 'nuovi' | 'possibili' | 'cambiati') => distinct(novita.flatMap((one) => one[parte] ?? []))
  const last = novita.find(({ scadenze }) => scadenze)?.scadenze
  // grants that were open as the last news of a deadline said: `scadenze`, and `chiusi` once they have closed
  const isPast = last?.fino !== undefined && last.fino < oggi
  const due = last?.quanti ?? 0
  return {
    nuovi: somma('nuovi'),
    possibili: somma('possibili'),
    cambiati: somma('cambiati'),
    scadenze: isPast ? 0 : due,
    chiusi: isPast ? due : 0,
  }
}

function distinct(parts: readonly CountedBandi[]): number {
  const unnamed = parts.reduce((sum, { quanti, bandi }) => sum + quanti - bandi.length, 0)
  return new Set(parts.flatMap(({ bandi }) => bandi)).size + unnamed
}

export function lastNewsOf({ novita }: Pick<AvvisiGroup, 'novita'>) {
  const { scadenze, nuovi, cambiati, possibili } = novita[0] ?? {}
  const parts = [scadenze, nuovi, cambiati, possibili].filter((part) => part !== undefined)
  const quanti = parts.reduce((sum, part) => sum + part.quanti, 0)
  return { bandoId: parts[0]?.bandi[0] ?? '', quanti, chiude: scadenze !== undefined }
}
