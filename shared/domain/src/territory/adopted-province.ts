export interface NamedPlace {
  codice: string
  nome: string
}

/** A provincia that is no more. */
export interface FormerProvincia extends Provincia {
  /** Its last day; empty where no source says it. */
  al: string
  /** Codes of today's provinces that hold its territory. */
  in: string[]
  /** Those of them that lay in it as a whole. */
  intere: string[]
}

export interface Provincia extends NamedPlace {
  sigla: string
  /** ISTAT code of the regione, two digits. */
  regione: string
  /** One, except Barletta-Andria-Trani and four of Sardegna; none of a provincia that is no more, and of a newer one that has another name. */
  capoluoghi: NamedPlace[]
}

/** The provinces of a table of comuni: those that are there, and those that are no more. */
export interface ProvinceTable {
  oggi: Provincia[]
  prima: FormerProvincia[]
}

interface Held {
  tavola: ProvinceTable | undefined
  readonly listeners: Set<() => void>
}

// one for the whole page or process: every module of a page has its own copy of this package
const KEY = Symbol.for('bandiera.province')
const place = globalThis as { [KEY]?: Held }
const held: Held = (place[KEY] ??= { tavola: undefined, listeners: new Set() })

/** Uses the provinces of another table of comuni from now on, in every module; `undefined` those that the release ships. */
export function adoptProvince(tavola: ProvinceTable | undefined): void {
  if (held.tavola === tavola) return
  held.tavola = tavola
  for (const listener of held.listeners) listener()
}

/** The table that was adopted, `undefined` while it is the shipped one; the same object for as long as it is in use. */
export const adoptedProvince = (): ProvinceTable | undefined => held.tavola

/** Calls back whenever another table is in use. Answers how to stop. */
export function onProvince(listener: () => void): () => void {
  held.listeners.add(listener)
  return () => void held.listeners.delete(listener)
}
