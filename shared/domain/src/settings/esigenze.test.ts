import { EsigenzeSchema, defaultEsigenze, sortedEsigenze, isActiveEsigenza, type Esigenza } from './esigenze.ts'

const una = (over: Partial<Esigenza> = {}): Esigenza => ({ id: 'a', nome: 'Digitale', obiettivi: [], ...over })
const faults = (esigenze: unknown[]) => {
  const parsed = EsigenzeSchema.safeParse(esigenze)
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('the catalogue of needs', () => {
  it('starts from one need for each official objective, in order', () => {
    expect(defaultEsigenze).toHaveLength(13)
    expect(faults([...defaultEsigenze])).toEqual([])
    expect(sortedEsigenze([...defaultEsigenze].reverse())).toEqual(defaultEsigenze)
  })

  it.each<[string, unknown[], string]>([
    ['a need without a name', [una({ nome: '  ' })], '0.nome: Scrivi il nome dell’esigenza'],
    ['a second need of the same name', [una(), una({ id: 'b', nome: 'DIGITALE' })], '1.nome: C’è già un’esigenza'],
    ['a second need of the same code', [una(), una({ nome: 'Altra' })], '1.id: Due esigenze hanno lo stesso codice'],
  ])('refuses %s', (_name, esigenze, message) => {
    expect(faults(esigenze)).toEqual([expect.stringContaining(message)])
  })

  it('takes the name of a need that was merged, and leaves merged ones out of the list', () => {
    const all = [una({ unitaIn: 'b' }), una({ id: 'b' }), una({ id: 'c', nome: 'Altra', attiva: false })]
    expect(faults(all)).toEqual([])
    expect(sortedEsigenze(all).map(({ id }) => id)).toEqual(['c', 'b'])
    expect(all.map(isActiveEsigenza)).toEqual([false, true, false])
  })
})
