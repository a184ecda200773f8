import {
  OTHER_AZIENDE,
  type AvvisoIncroci,
  AZIENDE_IN_AVVISO,
  BANDI_IN_AVVISO,
  type CountedBandi,
  type AziendaNews,
} from '@bandiera/domain'
import type { Writer } from '../records/documents.ts'
import { hashOf } from './notified-pairs.ts'
import { instantAfterMails } from './unsent-news.ts'

/** One record for each person and minute, one write for each person. @returns user ids of those who were notified */
export async function putNews(writer: Writer, news: News): Promise<string[]> {
  const minuto = `${writer.at.slice(0, 16)}Z`
  for (const [usrId, aziende] of Object.entries(news)) {
    const quando = await instantAfterMails(writer, usrId)
    const _id = hashOf([usrId, minuto])
    const before = (await writer.get('avvisi', _id))?.doc
    // the companies with most grants are the ones to name
    const fresh = Object.entries(aziende).sort(([, a], [, b]) => bandiIn(b) - bandiIn(a))
    if (before?.tipo === 'incroci') await writer.replace('avvisi', withMore(before, fresh, quando), 'update')
    else {
      const novita = fresh.map(([aziendaId, parti]) => ({ aziendaId, quando, ...parti }))
      const told = { novita: novita.slice(0, AZIENDE_IN_AVVISO), quante: novita.length }
      await writer.insert('avvisi', { _id, usrId, tipo: 'incroci', minuto, ...told })
    }
  }
  return Object.keys(news)
}

/** Later news of the same minute: their companies are unread again, and no others. */
function withMore(before: AvvisoIncroci, fresh: [string, Parts][], quando: string): AvvisoIncroci {
  const more = new Map(fresh)
  const held = new Set(before.novita.map(({ aziendaId }) => aziendaId))
  const novita: AziendaNews[] = before.novita.map((own) => {
    const parti = more.get(own.aziendaId)
    return parti ? { ...own, ...joinedParts(own, parti), quando } : own
  })
  const others = fresh.filter(([aziendaId]) => !held.has(aziendaId))
  novita.push(...others.map(([aziendaId, parti]) => ({ aziendaId, quando, ...parti })))
  // of companies that it does not name the server cannot tell whether they were counted
  const quante = Math.max(before.quante, novita.length)
  const { lettoIl, lette, versione: _version, ...rest } = before
  const read = lettoIl ? Object.fromEntries([...held, OTHER_AZIENDE].map((riga) => [riga, lettoIl])) : lette
  const still = Object.entries(read ?? {}).filter(
    ([riga]) => !more.has(riga) && (riga !== OTHER_AZIENDE || others.length === 0),
  )
  return {
    ...rest,
    novita: novita.slice(0, AZIENDE_IN_AVVISO),
    quante,
    ...(still.length > 0 && { lette: Object.fromEntries(still) }),
  }
}

const PARTS = ['nuovi', 'cambiati', 'scadenze'] as const
type Part = (typeof PARTS)[number]

type Parts = Partial<Record<Part, CountedBandi>>

/** Plain data for a secret row: by person, then by company. */
export type News = Record<string, Record<string, Parts>>

/** Adds one more grant of a company; call it once for each pair. */
export function addNews(news: News, usrId: string, { aziendaId, parte, bandoId, chiude }: Pair): void {
  const own = (news[usrId] ??= {})
  const parti = (own[aziendaId] ??= {})
  const part = (parti[parte] ??= { quanti: 0, bandi: [] })
  part.quanti += 1
  if (part.bandi.length < BANDI_IN_AVVISO) part.bandi.push(bandoId)
  if (chiude && chiude > (part.fino ?? '')) part.fino = chiude
}

interface Pair {
  aziendaId: string
  parte: Part
  bandoId: string
  /** Last useful day, of a grant about to close. */
  chiude?: string | undefined
}

export function joinNews(news: News, more: News): void {
  for (const [usrId, aziende] of Object.entries(more)) {
    const own = (news[usrId] ??= {})
    for (const [aziendaId, parti] of Object.entries(aziende)) own[aziendaId] = joinedParts(own[aziendaId], parti)
  }
}

function joinedParts(before: Parts | AziendaNews = {}, more: Parts): Parts {
  const parti: Parts = {}
  for (const parte of PARTS) {
    const both = joined(before[parte], more[parte])
    if (both) parti[parte] = both
  }
  return parti
}

const bandiIn = (parti: Parts): number => PARTS.reduce((sum, parte) => sum + (parti[parte]?.quanti ?? 0), 0)

function joined(before: CountedBandi | undefined, more: CountedBandi | undefined): CountedBandi | undefined {
  if (!before || !more) return before ?? more
  const held = new Set(before.bandi)
  const added = more.bandi.filter((id) => !held.has(id))
  const quanti = before.quanti + more.quanti - (more.bandi.length - added.length)
  const fino = [before.fino, more.fino]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
  return { quanti, bandi: [...before.bandi, ...added].slice(0, BANDI_IN_AVVISO), ...(fino && { fino }) }
}
