import type { Azienda, Bando, Criterio, Esigenza } from '@bandiera/domain'
import type { MatchingContext } from '../src/evaluation.ts'

// The worked examples write company and grant flat; these map them to the entity model.
interface Flat {
  _id: string
  dipendenti?: number
  fatturato?: number
  attivoTotale?: number
  bilanci?: string[]
  regolarita?: Record<string, boolean>
}
interface Need {
  importo?: number
  obiettivi?: string[]
}
export interface Example {
  caso: string
  azienda: Flat
  bando: { _id: string; titolo: string; criteri: Criterio[] }
  esigenza: Need | null
  oggi: string
  atteso: {
    statoBando: string
    esito: string
    punteggio: number | null
    criteri: { id: string; tipo: string; vincolante: boolean; esito: string; peso: number; dettaglio: string }[]
  }
}

export function toAzienda(
  { dipendenti, fatturato, attivoTotale, bilanci, regolarita, ...rest }: Flat,
  need: Need | null,
) {
  const figures = { ula: dipendenti, ricavi: fatturato, totaleAttivo: attivoTotale }
  const { durc, polizzaCatastrofale, ...checks } = regolarita ?? {}
  const azienda = {
    professionisti: [],
    gestoreId: 'g',
    ...rest,
    bilanci: (bilanci ?? ['2025']).map((anno) => ({ anno: Number(anno), ...figures })),
    regolarita: { ...checks, durc: { esito: durc }, polizzaCatastrofale: { esito: polizzaCatastrofale } },
    ...(need ? { esigenze: [{ esigenzaId: 'e1', importo: need.importo, stato: 'aperta' }] } : {}),
  }
  return azienda as unknown as Azienda
}

export const toBando = ({ _id, ...data }: Example['bando']): Bando => ({
  _id,
  createdBy: 'e',
  data: { gestori: [], ...data },
})

export function contextOf({ oggi, esigenza }: Pick<Example, 'oggi' | 'esigenza'>): MatchingContext {
  const catalogue: Esigenza[] = [{ id: 'e1', nome: 'Esigenza', obiettivi: esigenza?.obiettivi ?? [] }]
  return { oggi, esigenze: catalogue, nucleo: false }
}
