import {
  aziendaIdOfPratica,
  daysBetween,
  documentiMancanti,
  prossimaScadenza,
  type Azienda,
  type Bando,
  type Pratica,
  type ScadenzaPratica,
} from '@bandiera/domain'

/** A case file with what a list says beside it. */
export interface Riga {
  _id: string
  pratica: Pratica
  azienda: Azienda | undefined
  bando: Bando | undefined
  responsabile: string
  scadenza: ScadenzaPratica | undefined
  /** Days to the next deadline; negative when it has passed. */
  giorni: number | null
  mancanti: number
}

/** What rows are made of besides the case files. */
export interface Intorno {
  aziende: ReadonlyMap<string, Azienda>
  bandi: ReadonlyMap<string, Bando>
  nome: (id: string | undefined) => string
  oggi: string
}

/** Makes rows; a row stays the same object while nothing that it shows changes, so that one change renders one row. */
export function createRighe(): (pratiche: readonly Pratica[], intorno: Intorno) => Riga[] {
  const known = new Map<string, { riga: Riga; oggi: string }>()
  return (pratiche, intorno) =>
    pratiche.map((pratica) => {
      const azienda = intorno.aziende.get(aziendaIdOfPratica(pratica._id))
      const bando = pratica.bandoId ? intorno.bandi.get(pratica.bandoId) : undefined
      const responsabile = intorno.nome(pratica.assegnatoA)
      const before = known.get(pratica._id)
      if (before && before.oggi === intorno.oggi && isSame(before.riga, { pratica, azienda, bando, responsabile })) {
        return before.riga
      }
      const riga = rigaOf({ pratica, azienda, bando, responsabile }, intorno.oggi)
      known.set(pratica._id, { riga, oggi: intorno.oggi })
      return riga
    })
}

type Parts = Pick<Riga, 'pratica' | 'azienda' | 'bando' | 'responsabile'>

const isSame = (riga: Riga, parts: Parts): boolean =>
  riga.pratica === parts.pratica &&
  riga.azienda === parts.azienda &&
  riga.bando === parts.bando &&
  riga.responsabile === parts.responsabile

function rigaOf(parts: Parts, oggi: string): Riga {
  const { pratica } = parts
  const scadenza = prossimaScadenza(pratica)
  return {
    _id: pratica._id,
    ...parts,
    scadenza,
    giorni: scadenza ? daysBetween(oggi, scadenza.data) : null,
    mancanti: documentiMancanti(pratica, oggi).length,
  }
}
