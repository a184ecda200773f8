import { productOf, ProductFormSchema, productValues } from './rules.ts'

const product = {
  id: 'p',
  nome: 'Mutuo',
  tipo: 'mutuo',
  tassoTipo: 'fisso' as const,
  tanMin: 3,
  garanzie: ['ipoteca'],
}
const faults = (over: object) =>
  ProductFormSchema.safeParse({ ...productValues(product), ...over }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ]) ?? []

it('gives back an unchanged product, with what the form does not show', () => {
  const before = { ...product, speseIstruttoria: { fisso: 250 }, altro: 'di un’altra versione' }
  expect(productOf(productValues(before), before)).toEqual({ ...before, criteri: [] })
})

it.each([
  ['nome', { nome: ' ' }, 'Scrivi il nome del prodotto'],
  ['tassoTipo', { tassoTipo: '' }, 'Scegli se il tasso è fisso o variabile'],
  ['tanMax', { tanMin: undefined }, 'Scrivi almeno un TAN: senza tasso il prodotto non si può confrontare'],
  ['tanMax', { tanMax: 2 }, 'Il TAN massimo è minore di quello minimo'],
  ['validoAl', { validoDal: '2026-02-01', validoAl: '2026-01-01' }, 'La fine della validità viene prima dell’inizio'],
])('refuses %s of %j and says what to do', (path, over, message) => {
  expect(faults(over)).toEqual([[path, message]])
})

it('takes a validity with one end open', () => {
  expect([faults({ validoDal: '2026-02-01' }), faults({ validoAl: '2026-02-01' })]).toEqual([[], []])
})
