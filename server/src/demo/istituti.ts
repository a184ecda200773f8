import { addDays, type Istituto, type Product } from '@bandiera/domain'
import {
  bilanci,
  fatturato,
  giovane,
  inRegola,
  minimis,
  pmi,
  qualifiche,
  regioni,
  type Regola,
  withIds,
} from './criteri.ts'
import { daysAgo, idOn, type World } from './random.ts'

type Modello = [
  nome: string,
  tipo: string,
  importi: [number, number],
  mesi: [number, number],
  tan: [number, number],
  criteri: Regola[],
]

const NORD = ['01', '03', '05', '06', '08']
const ISTITUTI: readonly { nome: string; tipo: NonNullable<Istituto['tipo']>; prodotti: Modello[] }[] = [
  {
    nome: 'Banca di Credito Adriatico',
    tipo: 'banca',
    prodotti: [
      ['Mutuo investimenti', 'mutuo', [50_000, 1_500_000], [36, 120], [4.2, 6.9], [pmi, bilanci(2)]],
      ['Anticipo fatture', 'anticipo', [20_000, 400_000], [3, 12], [4.9, 7.5], [fatturato(250_000)]],
      [
        'Prestito liquidità garantito',
        'chirografario',
        [25_000, 800_000],
        [18, 72],
        [4.5, 6.8],
        [pmi, inRegola('noProcedure')],
      ],
    ],
  },
  {
    nome: 'Confidi Impresa Italia',
    tipo: 'confidi',
    prodotti: [
      ['Garanzia diretta', 'garanzia', [10_000, 300_000], [12, 84], [1, 2.5], [pmi, minimis(20_000)]],
      ['Piccolo credito', 'chirografario', [5_000, 60_000], [12, 60], [6.5, 8.9], [fatturato(undefined, 2_000_000)]],
    ],
  },
  {
    nome: 'Leasing del Nord',
    tipo: 'leasing',
    prodotti: [
      ['Leasing strumentale', 'leasing', [15_000, 900_000], [24, 72], [4.4, 6.5], [regioni(NORD), bilanci(1)]],
      ['Leasing immobiliare', 'leasing', [150_000, 4_000_000], [96, 180], [4.1, 5.9], [regioni(NORD), bilanci(2)]],
    ],
  },
  {
    nome: 'Factoring Mediterraneo',
    tipo: 'factoring',
    prodotti: [
      ['Factoring pro soluto', 'factoring', [50_000, 2_000_000], [1, 12], [3.9, 6.2], [fatturato(500_000), bilanci(2)]],
      ['Cessione crediti PA', 'factoring', [30_000, 1_000_000], [1, 18], [3.5, 5.5], [inRegola('durc', 'antimafia')]],
    ],
  },
  {
    nome: 'Credito Rapido Digitale',
    tipo: 'fintech',
    prodotti: [
      ['Prestito online 24 ore', 'chirografario', [5_000, 150_000], [6, 36], [7.9, 12.5], [fatturato(100_000)]],
      ['Linea di credito', 'fido', [5_000, 80_000], [6, 24], [8.5, 13], [fatturato(150_000), bilanci(1)]],
      [
        'Prestito startup',
        'chirografario',
        [10_000, 100_000],
        [24, 60],
        [7.5, 11],
        [giovane(60), qualifiche(['startupInnovativa'])],
      ],
      ['Anticipo incassi POS', 'anticipo', [3_000, 50_000], [3, 12], [9, 14], [pmi]],
    ],
  },
  {
    nome: 'Fondo Sviluppo Territorio',
    tipo: 'ente',
    prodotti: [
      ['Microcredito d’impresa', 'microcredito', [5_000, 40_000], [24, 84], [3, 4.5], [pmi, giovane(60)]],
      [
        'Prestito agevolato verde',
        'mutuo',
        [20_000, 500_000],
        [36, 96],
        [1.5, 3],
        [pmi, minimis(50_000), inRegola('durc')],
      ],
    ],
  },
]

/** Six credit institutes; the managers who may offer their products differ. */
export function makeIstituti(world: World): Istituto[] {
  const ids = world.people.teams.map(({ gestore }) => gestore._id)
  return ISTITUTI.map(({ nome, tipo, prodotti }, n) => ({
    _id: idOn(world, daysAgo(world, 30, 500)),
    createdBy: world.people.editore._id,
    gestori: n % 3 === 0 ? ids : [ids[n % ids.length]!],
    nome,
    tipo,
    ...(tipo === 'banca' ? { abi: '03599' } : {}),
    referenti: [{ nome: 'Ufficio imprese', email: `imprese@${slug(nome)}.esempio.test` }],
    prodotti: prodotti.map((modello, i) => makeProdotto(modello, i, world.oggi)),
  }))
}

const slug = (nome: string): string => nome.toLowerCase().replace(/[^a-z]+/g, '-')

function makeProdotto([nome, tipo, importi, mesi, tan, criteri]: Modello, i: number, oggi: string): Product {
  const [importoMin, importoMax] = importi
  const [durataMin, durataMax] = mesi
  const [tanMin, tanMax] = tan
  const tassoTipo = i % 2 === 0 ? 'fisso' : 'variabile'
  const validoDal = `${Number(oggi.slice(0, 4)) - 1}-01-01`
  return {
    id: `p${i + 1}`,
    nome,
    tipo,
    importoMin,
    importoMax,
    durataMin,
    durataMax,
    tassoTipo,
    tanMin,
    tanMax,
    ...COSTI[tipo],
    ...(tassoTipo === 'variabile' ? { parametro: 'Euribor 3 mesi' } : {}),
    criteri: withIds(criteri),
    validoDal,
    validoAl: i === 3 ? addDays(oggi, -20) : `${oggi.slice(0, 4)}-12-31`,
  }
}

/** What each kind of product usually costs besides interest, and asks for. */
const COSTI: Record<string, Partial<Product>> = {
  mutuo: {
    speseIstruttoria: { fisso: 250, percento: 0.6 },
    incassoRata: 2.5,
    preammortamentoMax: 12,
    garanzie: ['Ipoteca', 'Fideiussione'],
    fondoGaranzia: true,
    tempiGiorni: 35,
  },
  chirografario: {
    speseIstruttoria: { percento: 0.8 },
    incassoRata: 2,
    preammortamentoMax: 6,
    garanzie: ['Fideiussione'],
    fondoGaranzia: true,
    tempiGiorni: 15,
  },
  microcredito: { speseIstruttoria: { fisso: 150 }, incassoRata: 1, fondoGaranzia: true, tempiGiorni: 30 },
  leasing: { speseIstruttoria: { fisso: 400 }, incassoRata: 4, altreSpese: 120, tempiGiorni: 20 },
  anticipo: { speseIstruttoria: { percento: 0.3 }, tempiGiorni: 5 },
  fido: { speseIstruttoria: { fisso: 200 }, garanzie: ['Fideiussione'], tempiGiorni: 10 },
  factoring: { speseIstruttoria: { percento: 0.5 }, tempiGiorni: 12 },
  garanzia: { speseIstruttoria: { fisso: 300 }, tempiGiorni: 20 },
}
