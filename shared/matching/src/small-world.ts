import type { Azienda, Bando, Criterio } from '@bandiera/domain'
import type { Contesto } from './valutazione.ts'

const AZIENDE = 150
const BANDI = 60
const OBIETTIVO = 'Digitalizzazione'
const DIVISIONI = ['10', '25', '41', '46', '47', '55', '56', '62', '70', '85'] as const

const divisione = (n: number): string => DIVISIONI[n % DIVISIONI.length]!

interface World {
  aziende: Azienda[]
  bandi: Bando[]
  contesto: Contesto
}

/** Made-up companies and grants that have something of everything that is asked most. */
export const smallWorld = (): World => ({
  aziende: Array.from({ length: AZIENDE }, (_, n) => azienda(n)),
  bandi: Array.from({ length: BANDI }, (_, n) => bando(n)),
  contesto: { oggi: '2026-01-01', esigenze: [{ id: 'e0', nome: 'e0', obiettivi: [OBIETTIVO] }], nucleo: false },
})

/** Its data are missing now and then, as they are in life. */
function azienda(n: number): Azienda {
  const known = <T extends object>(nth: number, part: T): T | object => (n % nth === 0 ? {} : part)
  const codici = Array.from({ length: 1 + (n % 3) }, (_, i) => ({
    codice: `${divisione(n + i)}.${10 + (n % 7)}`,
    versione: '2025' as const,
  }))
  return {
    _id: `a${n}`,
    professionisti: [],
    gestoreId: 'g',
    ragioneSociale: `a${n}`,
    ...known(7, { formaGiuridica: n % 2 ? 'srl' : 'ditta_individuale' }),
    ...known(8, { dataCostituzione: `20${10 + (n % 15)}-03-01` }),
    ...known(9, { sedi: [{ tipo: 'legale' as const, operativa: true, regione: '03', provincia: '015' }] }),
    ...known(10, { ateco: codici }),
    bilanci: [{ anno: 2025, ...known(5, { ula: n % 300 }), ...known(6, { ricavi: n * 10_000 }) }],
    qualifiche: { femminile: n % 3 === 0, giovanile: n % 4 === 0 },
    ...known(11, { aiuti: [{ regime: 'deMinimis', dataConcessione: '2025-03-01', esl: 1000 * n }] }),
    ...known(4, { esigenze: [{ esigenzaId: 'e0', stato: 'aperta' as const }] }),
  }
}

const CRITERI: readonly ((n: number) => Criterio)[] = [
  (n) => ({ id: '0', tipo: 'territorio', ...(n % 2 ? { regioni: ['03', '16'] } : { province: ['015'] }) }),
  (n) => ({ id: '1', tipo: 'ateco', ammessi: [{ codice: divisione(n), versione: '2025' }] }),
  (n) => ({ id: '2', tipo: 'ateco', tutti: true, esclusi: [{ codice: divisione(n), versione: '2025' }] }),
  () => ({ id: '3', tipo: 'dimensione', ammesse: ['micro', 'piccola'] }),
  () => ({ id: '4', tipo: 'formaGiuridica', ammesse: ['srl'] }),
  (n) => ({ id: '5', tipo: 'eta', mesiMax: 12 * (1 + (n % 9)) }),
  (n) => ({ id: '6', tipo: 'fatturato', min: 50_000 * n }),
  (n) => ({ id: '7', tipo: 'dipendenti', max: n }),
  () => ({ id: '8', tipo: 'qualifica', unaDi: ['femminile'] }),
  (n) => ({ id: '9', tipo: 'deMinimis', importo: 10_000 * n }),
  () => ({ id: '10', tipo: 'obiettivo', ammessi: [OBIETTIVO] }),
]

const bando = (n: number): Bando => ({
  _id: `b${n}`,
  createdBy: 'e',
  data: {
    gestori: [],
    titolo: `b${n}`,
    dataApertura: '2025-01-01',
    dataChiusura: '2026-03-31',
    criteri: Array.from({ length: 2 + (n % 5) }, (_, i) => CRITERI[(n * 3 + i * 4) % CRITERI.length]!(n)),
  },
})
