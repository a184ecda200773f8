import * as z from 'zod/mini'
import { CriteriSchema } from './criterio.ts'
import { DataIso, Importo, stamps, type Infer } from './record.ts'

export const TIPI_ISTITUTO = ['banca', 'confidi', 'leasing', 'factoring', 'fintech', 'ente'] as const
export type TipoIstituto = (typeof TIPI_ISTITUTO)[number]

export const tipiProdotto = {
  mutuo: 'Mutuo',
  chirografario: 'Prestito chirografario',
  anticipo: 'Anticipo crediti',
  fido: 'Linea di credito',
  leasing: 'Leasing',
  factoring: 'Factoring',
  garanzia: 'Garanzia',
  microcredito: 'Microcredito',
} as const
export type TipoProdotto = keyof typeof tipiProdotto

const Mesi = z.int('Scrivi i mesi con un numero intero').check(z.gte(0), z.lte(600, 'Al massimo 600 mesi'))
const Percento = z
  .number()
  .check(z.gte(0, 'Scrivi una percentuale da 0 a 100'), z.lte(100, 'Scrivi una percentuale da 0 a 100'))

/** A financing product; amounts in euro, durations in months, rates in percent a year. */
export const ProdottoSchema = z
  .looseObject({
    id: z.string(),
    nome: z.string().check(z.trim(), z.minLength(1, 'Scrivi il nome del prodotto')),
    tipo: z.optional(z.string()),
    importoMin: z.optional(Importo),
    importoMax: z.optional(Importo),
    durataMin: z.optional(Mesi),
    durataMax: z.optional(Mesi),
    tassoTipo: z.optional(z.enum(['fisso', 'variabile'])),
    /** What a variable rate follows: "Euribor 3 mesi". */
    parametro: z.optional(z.string()),
    tanMin: z.optional(Percento),
    tanMax: z.optional(Percento),
    /** Fee at the start: a fixed amount and a percentage of the loan. */
    speseIstruttoria: z.optional(z.looseObject({ fisso: z.optional(Importo), percento: z.optional(Percento) })),
    incassoRata: z.optional(Importo),
    altreSpese: z.optional(Importo),
    preammortamentoMax: z.optional(Mesi),
    garanzie: z.optional(z.array(z.string())),
    /** Whether the public guarantee fund may cover it. */
    fondoGaranzia: z.optional(z.boolean()),
    criteri: z.optional(CriteriSchema),
    validoDal: z.optional(DataIso),
    validoAl: z.optional(DataIso),
    tempiGiorni: z.optional(z.int('Scrivi i giorni con un numero intero').check(z.gte(0))),
  })
  .check(
    inOrder('importoMin', 'importoMax', 'L’importo massimo è minore di quello minimo'),
    inOrder('durataMin', 'durataMax', 'La durata massima è minore di quella minima'),
    inOrder('tanMin', 'tanMax', 'Il TAN massimo è minore di quello minimo'),
    inOrder('validoDal', 'validoAl', 'La fine della validità viene prima dell’inizio'),
  )
export type Prodotto = Infer<typeof ProdottoSchema>

const ReferenteSchema = z.looseObject({
  nome: z.string(),
  telefono: z.optional(z.string()),
  email: z.optional(z.string()),
})

/** A credit institute with its products; `gestori` are the managers who may offer them. */
export const IstitutoSchema = z.looseObject({
  _id: z.string(),
  createdBy: z.string(),
  gestori: z.array(z.string()),
  nome: z.string().check(z.trim(), z.minLength(1, 'Scrivi il nome dell’istituto')),
  tipo: z.optional(z.enum(TIPI_ISTITUTO)),
  /** Five digits that the Banca d'Italia gives. */
  abi: z.optional(z.string().check(z.regex(/^\d{5}$/, 'Il codice ABI ha 5 cifre'))),
  referenti: z.optional(z.array(ReferenteSchema)),
  prodotti: z.optional(z.array(ProdottoSchema)),
  ...stamps,
})
export type Istituto = Infer<typeof IstitutoSchema>

/** Whether a product can be asked for on that day: inside its validity, both days included. */
export const isProdottoValido = ({ validoDal, validoAl }: Prodotto, oggi: string): boolean =>
  (validoDal ?? oggi) <= oggi && (validoAl ?? oggi) >= oggi

/** The second of two bounds is not below the first; the message stands at the second. */
function inOrder(low: string, high: string, message: string) {
  return z.refine<Record<string, unknown>>(
    (record) => {
      const [from, to] = [record[low], record[high]]
      return from === undefined || to === undefined || (from as number) <= (to as number)
    },
    { error: message, path: [high] },
  )
}
