import { placeCodes } from './territory.ts'

/** What became of a comune: suppressed and merged, or under another code. */
export interface VariazioneComune {
  /** First day of the change. */
  dal: string
  /** ISTAT code of the comune that it is, or is part of, from then on. */
  in: string
  /** The new comune is the old one and nothing more: another provincia, another code. */
  stesso?: boolean
}

/** Changes of comuni by the ISTAT code that is no more; from the archive of comuni (ANPR) or of ISTAT. */
export type ComuniVariati = Readonly<Record<string, VariazioneComune>>

interface Quando {
  variati?: ComuniVariati | undefined
  oggi: string
}

/** A comune and those that took its place until a day, the last one still there. */
export function comuniNelTempo(codice: string, { variati = {}, oggi }: Quando): string[] {
  const chain = [codice]
  for (let next = variati[codice]; next && next.dal <= oggi && !chain.includes(next.in); next = variati[next.in]) {
    chain.push(next.in)
  }
  return chain
}

/**
 * Whether a place recorded in a comune lies in one of a list (domain rule 2.2). A comune that is no more is judged by its
 * successor; `null` when the list names one that is only a part of where the place is now.
 */
export function comuneIn(codice: string, elenco: readonly string[], quando: Quando): boolean | null {
  if (comuniNelTempo(codice, quando).some((one) => elenco.includes(one))) return true
  const { variati = {} } = quando
  let part = false
  for (const named of elenco) {
    if (!variati[named]) continue
    const chain = comuniNelTempo(named, quando)
    const at = chain.indexOf(codice)
    if (at < 0) continue
    if (chain.slice(0, at).every((one) => variati[one]?.stesso)) return true
    part = true
  }
  return part ? null : false
}

/** ISTAT codes of a place as they are on a day: provincia and regione are those of the comune that took its place. */
export function placeNow(place: Parameters<typeof placeCodes>[0], quando: Quando): ReturnType<typeof placeCodes> {
  const codes = placeCodes(place)
  const now = codes.comune && quando.variati?.[codes.comune] ? comuniNelTempo(codes.comune, quando).at(-1) : undefined
  if (!now || now === codes.comune) return codes
  const { provincia, regione = codes.regione } = placeCodes({ comune: now })
  return { comune: codes.comune, provincia, regione }
}
