import * as z from 'zod/mini'
import * as f from '../fields/field.ts'
import { foldText } from '../text/fold.ts'
import type { Infer } from '../records/record.ts'
import { objectiveNeeds, OBJECTIVES } from './objectives.ts'

/** The fields of a need of the tenant's catalogue, used by the `obiettivo` and `costi` criteria. */
export const esigenzaFields = {
  id: f.field('text', z.string().check(z.minLength(1)), 'Codice', { hidden: true }),
  nome: f.field('text', z.string().check(z.trim(), z.minLength(1, 'Scrivi il nome dell’esigenza')), 'Nome', {
    longest: 80,
  }),
  gruppo: f.field('text', z.optional(z.string().check(z.trim())), 'Gruppo', { longest: 60 }),
  obiettivi: f.field('texts', z.array(z.string()), 'Obiettivi'),
  costi: f.texts('Costi'),
  forme: f.texts('Forme'),
  /** Place in the list; needs without one are last. */
  ordine: f.number('Ordine', { decimals: 0 }),
  /** Offered to companies; absent is yes. */
  attiva: f.flag('Attiva'),
  /** The need that took its place: companies that had this one have that one. */
  unitaIn: f.reference('Unita in', 'settings'),
} satisfies f.Fields
export const EsigenzaSchema = f.objectOf(esigenzaFields)
export type Esigenza = Infer<typeof EsigenzaSchema>

/** The catalogue: every need has an `id` and a name of its own. */
export const EsigenzeSchema = z.array(EsigenzaSchema).check(({ value, issues }) => {
  const refuse = (index: number, field: string, message: string) =>
    issues.push({ code: 'custom', input: value, path: [index, field], message })
  value.forEach(({ id, nome, unitaIn }, index) => {
    if (value.findIndex((one) => one.id === id) < index) refuse(index, 'id', 'Due esigenze hanno lo stesso codice')
    if (unitaIn) return
    const twin = value.findIndex((one) => !one.unitaIn && foldText(one.nome) === foldText(nome))
    if (twin < index) refuse(index, 'nome', 'C’è già un’esigenza con questo nome')
  })
})

export const isActiveEsigenza = ({ attiva, unitaIn }: Esigenza): boolean => attiva !== false && unitaIn === undefined

export const sortedEsigenze = (esigenze: readonly Esigenza[] = []): Esigenza[] =>
  esigenze
    .filter(({ unitaIn }) => unitaIn === undefined)
    .sort((a, b) => (a.ordine ?? Infinity) - (b.ordine ?? Infinity) || a.nome.localeCompare(b.nome, 'it'))

export const defaultEsigenze: readonly Esigenza[] = OBJECTIVES.map((obiettivo, i) => ({
  id: esigenzaId(obiettivo),
  nome: objectiveNeeds[obiettivo],
  gruppo: i < 7 ? 'Crescita' : 'Persone e capitale',
  obiettivi: [obiettivo],
  ordine: i + 1,
  attiva: true,
}))

/** Code of the need for an objective: `Start up/Sviluppo d'impresa` -> `start-up-sviluppo-d-impresa`. */
export function esigenzaId(obiettivo: string): string {
  return foldText(obiettivo).replace(/[^a-z]+/g, '-')
}
