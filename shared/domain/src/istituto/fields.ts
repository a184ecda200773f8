import * as z from 'zod/mini'
import { checkAbi } from '../codes/company-codes.ts'
import { criteriField } from '../criterio/criterio.ts'
import { checkEmail } from '../codes/email.ts'
import * as f from '../fields/field.ts'
import { CalendarDay, EuroAmount } from '../records/record.ts'

export const istitutoKindLabels = {
  banca: 'Banca',
  confidi: 'Confidi',
  leasing: 'Società di leasing',
  factoring: 'Società di factoring',
  fintech: 'Fintech',
  ente: 'Ente',
} as const
const productKindLabels = {
  mutuo: 'Mutuo',
  chirografario: 'Prestito chirografario',
  anticipo: 'Anticipo crediti',
  fido: 'Linea di credito',
  leasing: 'Leasing',
  factoring: 'Factoring',
  garanzia: 'Garanzia',
  microcredito: 'Microcredito',
} as const
const tassoKindLabels = { fisso: 'Fisso', variabile: 'Variabile' } as const

const Months = z.optional(
  z.int('Scrivi i mesi con un numero intero').check(z.gte(0), z.lte(600, 'Al massimo 600 mesi')),
)
const months = (label: string) => f.field('number', Months, label, { unit: 'mesi' })
const Percent = z.optional(
  z.number().check(z.gte(0, 'Scrivi una percentuale da 0 a 100'), z.lte(100, 'Scrivi una percentuale da 0 a 100')),
)
const percent = (label: string, decimals: number, facts: f.FieldFacts = {}) =>
  f.field('number', Percent, label, { unit: '%', decimals, max: 100, ...facts })

/** A financing product; amounts in euro, durations in months, rates in percent a year. */
export const productFields = {
  id: f.field('text', z.string(), 'Codice', { hidden: true }),
  nome: f.field(
    'text',
    z.string().check(z.trim(), z.minLength(1, 'Scrivi il nome del prodotto')),
    'Nome del prodotto',
    {
      searched: true,
    },
  ),
  tipo: f.field('choice', z.optional(z.string()), 'Tipo', { words: productKindLabels, expected: true }),
  importoMin: f.euro('Importo minimo'),
  importoMax: f.euro('Importo massimo'),
  durataMin: months('Durata minima'),
  durataMax: months('Durata massima'),
  tassoTipo: f.choice('Tasso', tassoKindLabels, { expected: true }),
  /** What a variable rate follows: "Euribor 3 mesi". */
  parametro: f.text('Parametro', { help: 'Per esempio Euribor 3 mesi' }),
  tanMin: percent('TAN minimo', 3),
  tanMax: percent('TAN massimo', 3, { expected: true }),
  speseIstruttoria: f.group(
    'Spese di istruttoria',
    {
      fisso: f.field('euro', z.optional(EuroAmount), 'Spese di istruttoria fisse'),
      percento: percent('Spese di istruttoria in percentuale', 2),
    },
    { inline: true },
  ),
  incassoRata: f.euro('Incasso per rata'),
  altreSpese: f.euro('Altre spese iniziali'),
  preammortamentoMax: months('Preammortamento massimo'),
  garanzie: f.texts('Garanzie richieste', { help: 'Separate da virgole: fideiussione, ipoteca' }),
  fondoGaranzia: f.flag('Può essere coperto dal Fondo di garanzia per le PMI'),
  criteri: criteriField('Requisiti'),
  validoDal: f.field('day', z.optional(CalendarDay), 'Valido dal'),
  validoAl: f.field('day', z.optional(CalendarDay), 'Valido fino al'),
  tempiGiorni: f.field(
    'number',
    z.optional(z.int('Scrivi i giorni con un numero intero').check(z.gte(0))),
    'Tempi di delibera',
    { unit: 'giorni' },
  ),
} satisfies f.Fields

/** Rules between the fields of a product, for its form too. */
export const productRules = [
  inOrder('importoMin', 'importoMax', 'L’importo massimo è minore di quello minimo'),
  inOrder('durataMin', 'durataMax', 'La durata massima è minore di quella minima'),
  inOrder('tanMin', 'tanMax', 'Il TAN massimo è minore di quello minimo'),
  inOrder('validoDal', 'validoAl', 'La fine della validità viene prima dell’inizio'),
] as const

export const ProductSchema = f.objectOf(productFields).check(...productRules)

const contactFields = {
  nome: f.field(
    'text',
    z.string().check(z.minLength(1, 'Scrivi il nome del referente, oppure toglilo')),
    'Nome e cognome',
  ),
  email: f.email('E-mail', { check: checkEmail }),
  telefono: f.phone('Telefono'),
} satisfies f.Fields

export const istitutoFields = {
  nome: f.field('text', z.string().check(z.trim(), z.minLength(1, 'Scrivi il nome dell’istituto')), 'Nome', {
    searched: true,
  }),
  tipo: f.choice('Tipo', istitutoKindLabels, { expected: true }),
  /** Five digits that the Banca d'Italia gives. */
  abi: f.field('text', z.optional(z.string().check(z.regex(/^\d{5}$/, 'Il codice ABI ha 5 cifre'))), 'Codice ABI', {
    check: checkAbi,
    help: '5 cifre, se è una banca',
  }),
  /** The managers who may offer the products. */
  gestori: f.field('references', z.array(z.string()), 'Gestori che vedono i prodotti', {
    to: 'usr',
    help: 'Anche i professionisti che lavorano per loro li vedono.',
  }),
  referenti: f.rows('Referenti', contactFields, { lineName: ({ nome }) => `Referente ${String(nome)}` }),
  prodotti: f.rows('Prodotti', productFields, { lineName: f.called('Prodotto', 'nome') }, ProductSchema),
  createdBy: f.field('reference', z.string(), 'Curato da', { to: 'usr' }),
} satisfies f.Fields

/** The second of two bounds is not below the first; the message is at the second. */
function inOrder(low: string, high: string, message: string) {
  return z.refine<Record<string, unknown>>(
    (record) => {
      const [from, to] = [record[low], record[high]]
      const isOpen = [from, to].some((bound) => bound === undefined || bound === '')
      return isOpen || (from as number) <= (to as number)
    },
    { error: message, path: [high] },
  )
}
