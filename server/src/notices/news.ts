import { BANDI_IN_AVVISO, type BandiContati, type NovitaAzienda } from '@bandiera/domain'

/** The kinds of news that a company may have in one notice. */
export const PARTI = ['nuovi', 'cambiati', 'scadenze'] as const
export type Parte = (typeof PARTI)[number]

/** What one company has for one person. */
export type Parti = Partial<Record<Parte, BandiContati>>

/** Plain data that a secret row can hold: by person, then by company. */
export type News = Record<string, Record<string, Parti>>

/** One more grant of a company for a person; each pair comes once. */
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
  parte: Parte
  bandoId: string
  /** Last useful day of a grant that is about to close. */
  chiude?: string | undefined
}

/** Takes everything of `more` into `news`. */
export function joinNews(news: News, more: News): void {
  for (const [usrId, aziende] of Object.entries(more)) {
    const own = (news[usrId] ??= {})
    for (const [aziendaId, parti] of Object.entries(aziende)) own[aziendaId] = joinedParti(own[aziendaId], parti)
  }
}

/** Both, part by part. */
export function joinedParti(before: Parti | NovitaAzienda = {}, more: Parti): Parti {
  const parti: Parti = {}
  for (const parte of PARTI) {
    const both = joined(before[parte], more[parte])
    if (both) parti[parte] = both
  }
  return parti
}

/** How many grants a company has news of. */
export const bandiIn = (parti: Parti): number => PARTI.reduce((sum, parte) => sum + (parti[parte]?.quanti ?? 0), 0)

/** A grant that both name counts once. */
function joined(before: BandiContati | undefined, more: BandiContati | undefined): BandiContati | undefined {
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
