import { makeWindow, searchedIn, WindowQuestionSchema, type WindowQuestion } from './index.ts'

type Asked = Omit<WindowQuestion, 'c'>

const records = [
  { _id: '5', ragioneSociale: 'Ómega 10', tag: ['vip', 'nord'], sedi: [{ comuneNome: 'Forlì' }] },
  { _id: '4', ragioneSociale: 'omega 9', tag: ['nord'], gestoreId: 'g1' },
  { _id: '3', ragioneSociale: 'Alfa', attivo: true, gestoreId: 'g2' },
  { _id: '2', ragioneSociale: 'Beta', fatturato: 7, gestoreId: 'g1' },
  { _id: '1', fatturato: 30 },
]

function windowOf(question: Asked, shown: readonly { _id: string }[] = records) {
  const maker = makeWindow({ c: 'aziende', ...question }, searchedIn('aziende'))
  shown.forEach((record, at) => maker.add(at, record))
  return maker.view()
}
const ids = (question: Asked) => windowOf(question).rows.map(({ d }) => d._id)

describe('a window', () => {
  it('is newest first without an order in the question', () => {
    expect(ids({})).toEqual(['5', '4', '3', '2', '1'])
  })

  it('sorts like a list of the kit: numbers in texts as numbers, no case, what has nothing last', () => {
    expect(ids({ ord: 'ragioneSociale' })).toEqual(['3', '2', '4', '5', '1'])
    expect(ids({ ord: '-ragioneSociale' })).toEqual(['5', '4', '2', '3', '1'])
    expect(ids({ ord: '-fatturato' })).toEqual(['1', '2', '5', '4', '3'])
  })

  it('finds every word, without accents, in the texts of the record', () => {
    expect(ids({ q: 'OMEGA nord' })).toEqual(['5', '4'])
    expect(ids({ q: 'forli' })).toEqual(['5'])
    expect(windowOf({ q: 'nessuno' })).toEqual({ total: 0, rows: [], next: null, counts: {} })
  })

  it('finds words of one or two letters where a word begins', () => {
    expect(ids({ q: 'om' })).toEqual(['5', '4'])
    expect(ids({ q: 'ga' })).toEqual([])
    expect(ids({ q: 'ega' })).toEqual(['5', '4'])
  })

  it('filters by values; one of a list is enough, and a filter without values lets everything pass', () => {
    expect(ids({ f: ['gestoreId:=:g1'] })).toEqual(['4', '2'])
    expect(ids({ f: ['tag:in:vip,altro'] })).toEqual(['5'])
    expect(ids({ f: ['gestoreId:in:g1,g2', 'attivo:=:true'] })).toEqual(['3'])
    expect(ids({ f: ['gestoreId:in:'] })).toHaveLength(5)
  })

  it('counts the values of those that match, the most frequent first', () => {
    expect(windowOf({ counts: ['gestoreId', 'tag'] }).counts).toEqual({
      gestoreId: [
        ['g1', 2],
        ['g2', 1],
      ],
      tag: [
        ['nord', 2],
        ['vip', 1],
      ],
    })
  })

  it.each([{}, { ord: 'ragioneSociale' }, { ord: '-ragioneSociale' }, { ord: 'fatturato' }, { q: 'a' }])(
    'is read page by page without a row left out or repeated: %j',
    (question: Asked) => {
      const paged: string[] = []
      let after: string | undefined
      do {
        const page = windowOf({ ...question, n: 2, ...(after !== undefined && { after }) })
        paged.push(...page.rows.map(({ d }) => d._id))
        expect(page.total).toBe(ids(question).length)
        after = page.next ?? undefined
      } while (after !== undefined)
      expect(paged).toEqual(ids(question))
    },
  )

  it('holds the fields that were asked for and no others', () => {
    expect(windowOf({ fields: ['sedi.comuneNome', 'tag', 'missing'], n: 1 }).rows[0]!.d).toEqual({
      _id: '5',
      tag: ['vip', 'nord'],
      sedi: [{ comuneNome: 'Forlì' }],
    })
  })

  it('keeps no more candidates than it shows, however many there are', () => {
    const maker = makeWindow({ c: 'aziende', ord: 'n', n: 3 }, [])
    for (let n = 5000; n > 0; n--) maker.add(n, { _id: String(n), n } as { _id: string })
    expect(maker.view()).toMatchObject({ total: 5000, rows: [{ rev: 1 }, { rev: 2 }, { rev: 3 }] })
  })
})

describe('a path of something computed', () => {
  const sede = (comune: string) => ({ sedi: [{ tipo: 'legale', comune }] })
  const computed = [
    { _id: '3', ...sede('058091'), professionisti: ['p1', 'p2'], bilanci: [{ anno: 2025, ula: 100 }] },
    { _id: '2', ...sede('015146'), professionisti: ['p1'], archiviata: true, dimensione: { dichiarata: 'grande' } },
    { _id: '1', ...sede('040012'), professionisti: [], dimensione: { dichiarata: 'micro' } },
  ]
  const shown = (question: Asked) => windowOf(question, computed).rows.map(({ d }) => d._id)

  it('sorts, filters, counts and is searched like a field', () => {
    expect(shown({ ord: 'calc.sede' })).toEqual(['1', '2', '3'])
    expect(shown({ ord: '-calc.dimensioneRango' })).toEqual(['2', '1', '3'])
    expect(shown({ f: ['calc.professionista:in:p2,nessuno', 'calc.archivio:=:no'] })).toEqual(['3', '1'])
    expect(shown({ q: 'roma' })).toEqual(['3'])
    expect(windowOf({ counts: ['calc.archivio', 'calc.professionista'] }, computed).counts).toEqual({
      'calc.archivio': [
        ['no', 2],
        ['si', 1],
      ],
      'calc.professionista': [
        ['p1', 2],
        ['nessuno', 1],
        ['p2', 1],
      ],
    })
  })

  it('arrives page by page like any other', () => {
    const { next } = windowOf({ ord: 'calc.sede', n: 1 }, computed)
    expect(shown({ ord: 'calc.sede', after: next! })).toEqual(['2', '3'])
  })

  const sly = [{ _id: '1', calc: { segreto: 'x', sede: 'y' } }]
  it.each(['calc.segreto', 'calc.sede', 'calc.constructor', 'calc.toString.name', 'calc.sede.length', 'calc'])(
    'never reads a field of the record, nor what every object has: %s',
    (path) => {
      expect(windowOf({ counts: [path] }, sly).counts).toEqual({ [path]: [] })
      expect(windowOf({ f: [`${path}:in:x,y,Object`] }, sly).total).toBe(0)
      expect(windowOf({ fields: [path] }, sly).rows[0]!.d).toEqual({ _id: '1' })
    },
  )

  it('is one of its own collection', () => {
    const maker = makeWindow({ c: 'bandi', counts: ['calc.archivio'] }, [])
    maker.add(1, { _id: '1' })
    expect(maker.view().counts).toEqual({ 'calc.archivio': [] })
  })
})

it.each([
  { ord: '__proto__.' },
  { ord: 'a b' },
  { f: ['ragioneSociale'] },
  { f: ['a.b.c.d.e.f.g:=:1'] },
  { counts: ['$where'] },
  { n: 501 },
  { n: 0 },
  { c: 'secrets' },
  { q: 'x'.repeat(201) },
])('a question like %j is none', (question) => {
  expect(WindowQuestionSchema.safeParse({ c: 'aziende', ...question }).success).toBe(false)
})
