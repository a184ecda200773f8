import { atecoSections, type Bando, type Criterio, type CriterioOfKind, type Istituto } from '@bandiera/domain'
import { bandoRules } from '@bandiera/matching'
import { unBando, unIstituto } from '@bandiera/factories'
import { openTestTenant, type TestTenant } from '../../../test/test-tenant.ts'
import { LEAVES } from '../../../test/incentivi/write-ateco.ts'
import { touchedFields } from '../../imports/incentivi/marks.ts'
import { titleCriteria, withTitles } from './update-records.ts'
import { openReference } from './reference.ts'

const { ateco } = openReference('no-data-folder')
const words = (criteri: Criterio[], dataApertura?: string): string =>
  JSON.stringify(bandoRules({ criteri, ...(dataApertura && { dataApertura }) }, { oggi: '2026-11-27' }))

describe('a criterion in words', () => {
  it('names the version and the own title of every code of both versions', () => {
    for (const versione of ['2007', '2025'] as const) {
      const divisions = atecoSections[versione].flatMap(({ divisioni }) => divisioni.map(({ codice }) => codice))
      const codes = [...divisions, ...LEAVES[versione].flatMap((leaf) => [leaf.slice(0, 3), leaf.slice(0, 4), leaf])]
      const bare = unBando({
        data: {
          titolo: 'b',
          gestori: [],
          criteri: [{ id: 'c', tipo: 'ateco', ammessi: [...new Set(codes)].map((codice) => ({ codice, versione })) }],
        },
      })
      const [criterio] = withTitles('bandi', bare, ateco).data.criteri as CriterioOfKind<'ateco'>[]
      const ammessi = criterio!.ammessi!
      expect(ammessi.filter(({ titolo }) => !titolo)).toEqual([])
      for (const one of ammessi.filter((_one, i) => i % 40 === 0)) {
        const said = words([{ id: 'c', tipo: 'ateco', ammessi: [{ ...one, versione }] }])
        expect(said).toContain(`ATECO ${versione}`)
        expect(said).not.toContain('(in ')
      }
    }
  })

  it('keeps the title that it has, and a code that no table has', () => {
    const own = { codice: '62.01', versione: '2007' as const, titolo: 'Software' }
    const none = { codice: '62.99', versione: '2007' as const }
    const bando = unBando({
      data: { titolo: 'b', gestori: [], criteri: [{ id: 'c', tipo: 'ateco', ammessi: [own, none] }] },
    })
    expect(withTitles('bandi', bando, ateco)).toBe(bando)
  })

  it('names the activity of the version that the opening day gives a code', () => {
    const criteri: Criterio[] = [
      { id: 'c', tipo: 'ateco', ammessi: [{ codice: '25.62.00' }], esclusi: [{ codice: '55.00' }] },
    ]
    const bando = unBando({ data: { titolo: 'b', gestori: [], criteri, dataApertura: '2024-01-01' } })
    expect(withTitles('bandi', bando, ateco).data.criteri).toMatchObject([
      { ammessi: [{ titolo: 'Lavori di meccanica generale' }], esclusi: [{ titolo: 'Alloggio' }] },
    ])
    const open = unBando({ data: { titolo: 'b', gestori: [], criteri } })
    expect(withTitles('bandi', open, ateco)).toBe(open)
  })
})

describe('what the portal stores', () => {
  let tenant: TestTenant
  beforeEach(async () => {
    tenant = await openTestTenant()
  })
  afterEach(() => tenant.close())

  const criteri: Criterio[] = [{ id: 'c', tipo: 'ateco', ammessi: [{ codice: '62.01', versione: '2007' }] }]
  const titled = [{ ammessi: [{ codice: '62.01', versione: '2007', titolo: ateco.title('62.01', '2007') }] }]

  it('has the titles of grants and of products, however they are written', async () => {
    const bando = unBando({ data: { titolo: 'b', gestori: [], criteri } })
    const istituto = unIstituto({ prodotti: [{ id: 'p', nome: 'Mutuo', criteri }] } as Partial<Istituto>)
    await tenant.documents.transact(null, async (writer) => {
      await writer.insert('bandi', bando)
      await writer.insert('istituti', istituto)
    })
    const stored = (await tenant.store.get('bandi', bando._id))!.doc as Bando
    expect(stored.data.criteri).toMatchObject(titled)
    expect(((await tenant.store.get('istituti', istituto._id))!.doc as Istituto).prodotti).toMatchObject([
      { criteri: titled },
    ])
    await tenant.documents.transact(null, (w) => w.replace('bandi', { ...stored, data: { ...stored.data, criteri } }))
    expect(((await tenant.store.get('bandi', bando._id))!.doc as Bando).data.criteri).toMatchObject(titled)
  })

  it('gets them at the next start where an earlier version kept the code alone, and takes no person for their author', async () => {
    const bando = unBando({ data: { titolo: 'b', gestori: [], criteri, fonte: { nome: 'x', idEsterno: '1' } } })
    await tenant.store.transact(null, (tx) => tx.put('bandi', bando, [], 'insert'))
    await tenant.store.transact(null, (tx) => tx.setSecret('riferimenti', 'titoli', ''))
    expect(await titleCriteria(tenant)).toBe(1)
    const { data } = (await tenant.store.get('bandi', bando._id))!.doc as Bando
    expect(data.criteri).toMatchObject(titled)
    expect(touchedFields(data, data.fonte!)).toEqual([])
    expect(words(data.criteri!)).toContain('ATECO 2007 che inizia per 62.01 (Produzione di software')
    expect(await titleCriteria(tenant)).toBe(0)
  })
})
