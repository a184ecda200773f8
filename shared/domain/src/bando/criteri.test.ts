import type { Criterio } from '../criterio/criterio.ts'
import { criteriOfBando, datedCriteri } from './criteri.ts'

const ateco = (codici: string[], versione?: '2007' | '2025'): Criterio => ({
  id: 'a',
  tipo: 'ateco',
  ammessi: codici.map((codice) => ({ codice, ...(versione && { versione }) })),
})
const versions = (criteri: readonly Criterio[]) =>
  criteri.flatMap((each) => (each.tipo === 'ateco' ? [...(each.ammessi ?? []), ...(each.esclusi ?? [])] : []))

describe('the criteria of a grant', () => {
  it.each([
    ['2025-03-31', '2007'],
    ['2019-06-01', '2007'],
    ['2025-04-01', undefined],
    [undefined, undefined],
  ])('opening on %s mean codes without a version of %s', (dataApertura, versione) => {
    const criteri = criteriOfBando({ criteri: [ateco(['62.01'])], dataApertura })
    expect(versions(criteri).map((each) => each.versione)).toEqual([versione])
  })

  it('date the excluded codes too, and leave a version that is written', () => {
    const criterio: Criterio = {
      id: 'a',
      tipo: 'ateco',
      ammessi: [{ codice: '62' }, { codice: '62.10', versione: '2025' }],
      esclusi: [{ codice: '63' }],
    }
    const [dated] = criteriOfBando({ criteri: [criterio], dataApertura: '2025-01-15' })
    expect(dated).toMatchObject({
      ammessi: [
        { codice: '62', versione: '2007' },
        { codice: '62.10', versione: '2025' },
      ],
      esclusi: [{ codice: '63', versione: '2007' }],
    })
  })

  it('are of the version in which all codes exist, when one does not in the other', () => {
    // divisione 45 (trade and repair of motor vehicles) ended with ATECO 2007
    const [only2007, both] = [ateco(['45.20', '62']), ateco(['46', '62'])]
    const found = criteriOfBando({ criteri: [only2007, both], dataApertura: '2026-01-01' })
    expect(versions(found).map((each) => each.versione)).toEqual(['2007', '2007', undefined, undefined])
  })

  it('stay the same objects while nothing is to be said, and are prepared once', () => {
    const plain = [ateco(['62'], '2025')]
    expect(criteriOfBando({ criteri: plain, dataApertura: '2025-01-01' })).toBe(plain)
    const open = { criteri: [ateco(['62'])], dataApertura: '2025-01-01' }
    expect(criteriOfBando(open)).toBe(criteriOfBando({ ...open }))
    expect(criteriOfBando(criteriBandoOf(open))).toEqual(criteriOfBando(open))
    expect(criteriOfBando({ ...open, dataApertura: '2026-01-01' })).toBe(open.criteri)
    expect(criteriOfBando({})).toEqual([])
  })

  it('without an opening day are those of a product', () => {
    expect(versions(datedCriteri([ateco(['45'])], undefined))[0]?.versione).toBe('2007')
  })
})

const criteriBandoOf = (data: { criteri: Criterio[]; dataApertura: string }) => ({
  ...data,
  criteri: [...criteriOfBando(data)],
})
