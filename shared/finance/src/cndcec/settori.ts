import type { IndiceCndcec, TabellaCndcec } from '@bandiera/domain'

/** Limits of one sector, in percent: the five indices of the CNDCEC (October 2019). */
export interface SogliaSettore extends Record<IndiceCndcec, number> {
  settore: string
  nome: string
  /** Divisions of the ATECO code it holds, two digits. */
  divisioni: readonly string[]
}

const span = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => String(from + n).padStart(2, '0'))

type Row = [settore: string, nome: string, divisioni: string[], ...soglie: [number, number, number, number, number]]

const ROWS: readonly Row[] = [
  ['A', 'Agricoltura, silvicoltura e pesca', span(1, 3), 2.8, 9.4, 92.1, 0.3, 5.6],
  ['BCD', 'Estrazione, manifattura, produzione di energia e gas', [...span(5, 33), '35'], 3.0, 7.6, 93.7, 0.5, 4.9],
  ['E', 'Acqua, reti fognarie, rifiuti; trasmissione di energia e gas', span(36, 39), 2.6, 6.7, 84.2, 1.9, 6.5],
  ['F41', 'Costruzione di edifici', ['41'], 3.8, 4.9, 108.0, 0.4, 3.8],
  ['F42', 'Ingegneria civile, costruzioni specializzate', ['42', '43'], 2.8, 5.3, 101.1, 1.4, 5.3],
  [
    'G45',
    'Commercio di autoveicoli e all’ingrosso; distribuzione di energia e gas',
    ['45', '46'],
    2.1,
    6.3,
    101.4,
    0.6,
    2.9,
  ],
  ['G47', 'Commercio al dettaglio, bar e ristoranti', ['47', '56'], 1.5, 4.2, 89.8, 1.0, 7.8],
  ['H', 'Trasporto e magazzinaggio, alberghi', [...span(49, 53), '55'], 1.5, 4.1, 86.0, 1.4, 10.2],
  ['JMN', 'Servizi alle imprese', [...span(58, 63), ...span(69, 75), ...span(77, 82)], 1.8, 5.2, 95.4, 1.7, 11.9],
  ['PQRS', 'Servizi alle persone', [...span(85, 88), ...span(90, 96)], 2.7, 2.3, 69.8, 0.5, 14.6],
]

/**
 * Sector limits as published by the CNDCEC in October 2019. A tenant may replace them: they are practice and not law, as
 * the delegation of art. 13 c. 2 CCII was repealed by D.Lgs. 83/2022 before it came into use.
 */
export const SOGLIE_CNDCEC: readonly SogliaSettore[] = ROWS.map(([settore, nome, divisioni, ...soglie]) => {
  const [oneriRicavi, patrimonioDebiti, attivoPassivoBreve, cashFlowAttivo, tributariAttivo] = soglie
  const limits = { oneriRicavi, patrimonioDebiti, attivoPassivoBreve, cashFlowAttivo, tributariAttivo }
  return { settore, nome, divisioni, ...limits }
})

/** The sector of an ATECO code of either version; `null` for divisions without limits (finance, property, public bodies). */
export function settoreCndcec(codice: string | undefined, soglie = SOGLIE_CNDCEC): SogliaSettore | null {
  const divisione = (codice ?? '').replace(/\D/g, '').slice(0, 2)
  return soglie.find(({ divisioni }) => divisioni.includes(divisione)) ?? null
}

/** The limits a tenant works with: its own where it has written them, the published ones for every other sector. */
export const soglieDi = (tabella: TabellaCndcec | undefined): readonly SogliaSettore[] =>
  SOGLIE_CNDCEC.map((soglia) => ({ ...soglia, ...tabella?.settori.find(({ settore }) => settore === soglia.settore) }))
