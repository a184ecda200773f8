import { comuneIn, comuneSuccessors, placeNow, provinciaIn, type ChangedComuni } from './comuni-changes.ts'

// Rio Marina and Rio nell'Elba became Rio; a comune of Sardegna that only has another code; one merged twice
const variati: ChangedComuni = {
  '049015': { dal: '2018-01-01', in: '049021' },
  '049016': { dal: '2018-01-01', in: '049021' },
  '092003': { dal: '2016-02-04', in: '111001', stesso: true },
  '001001': { dal: '2020-01-01', in: '001002' },
  '001002': { dal: '2026-12-01', in: '001003' },
}
const oggi = '2026-11-21'
const isIn = (codice: string, elenco: string[], day = oggi) => comuneIn(codice, elenco, { variati, oggi: day })

describe('a comune that is no more', () => {
  it('is judged by the one that took its place', () => {
    expect([isIn('049015', ['049021']), isIn('049015', ['049015']), isIn('049015', ['049014'])]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('named by a grant may be where a company of its successor is, but is not where its neighbour was', () => {
    expect([isIn('049021', ['049015']), isIn('049016', ['049015'])]).toEqual([null, false])
  })

  it('that only has another code is the same in both directions', () => {
    expect([isIn('092003', ['111001']), isIn('111001', ['092003'])]).toEqual([true, true])
  })

  it('is itself until the day of the change, and is followed through two changes after it', () => {
    expect(comuneSuccessors('001001', { variati, oggi })).toEqual(['001001', '001002'])
    expect(comuneSuccessors('001001', { variati, oggi: '2026-12-01' })).toEqual(['001001', '001002', '001003'])
    expect([isIn('001002', ['001003']), isIn('001002', ['001003'], '2026-12-01')]).toEqual([false, true])
  })

  it('is never followed in a circle', () => {
    const circle = { a: { dal: '2020-01-01', in: 'b' }, b: { dal: '2020-01-01', in: 'a' } }
    expect(comuneSuccessors('a', { variati: circle, oggi })).toEqual(['a', 'b'])
    expect(comuneIn('a', ['c'], { variati: circle, oggi })).toBe(false)
  })

  it('is in the provincia and regione of its successor', () => {
    expect(placeNow({ comune: '092003', provincia: '092' }, { variati, oggi })).toEqual({
      comune: '092003',
      provincia: '111',
      regione: '20',
    })
    expect(placeNow({ comune: '049021' }, { variati, oggi })).toMatchObject({ provincia: '049', regione: '09' })
    expect(placeNow({ provincia: '049' }, { oggi })).toMatchObject({ comune: undefined, regione: '09' })
  })
})

describe('a comune whose territory was divided', () => {
  // into one that only has another code since, and one of the next provincia
  const divisi: ChangedComuni = {
    '049015': { dal: '2018-01-01', in: ['049021', '050002'] },
    '049021': { dal: '2020-01-01', in: '049022', stesso: true },
  }
  const quando = { variati: divisi, oggi }

  it('may be where a list names some of its successors, is where it names all, and is not where it names none', () => {
    const judged = [['049021'], ['049022'], ['050002'], ['049022', '050002'], ['049015'], ['049014'], []]
    expect(judged.map((elenco) => comuneIn('049015', elenco, quando))).toEqual([
      null,
      null,
      null,
      true,
      true,
      false,
      false,
    ])
  })

  it('named by a grant may be where a company of any of its successors is', () => {
    expect(['049021', '049022', '050002', '049014'].map((code) => comuneIn(code, ['049015'], quando))).toEqual([
      null,
      null,
      null,
      false,
    ])
  })

  it('is where all its successors are, and unknown where they disagree', () => {
    const place = { comune: '049015', provincia: '049', regione: '09' }
    expect(placeNow(place, quando)).toEqual({ comune: '049015', provincia: undefined, regione: '09' })
    expect(placeNow(place, { ...quando, oggi: '2017-12-31' })).toEqual(place)
    const near = { '049015': { dal: '2018-01-01', in: ['049021', '049014'] } }
    expect(placeNow(place, { variati: near, oggi })).toEqual(place)
  })
})

describe('a comune without a known successor', () => {
  const incerti: ChangedComuni = {
    '037004': { dal: '2014-01-01', in: '037061', incerto: true },
    '013225': { dal: '2014-02-04', in: ['013250', '013252'], incerto: true },
    '002026': { dal: '1992-04-16', in: [], incerto: true },
  }
  const quando = { variati: incerti, oggi }

  it.each<[string, string[], boolean | null]>([
    ['037004', ['037061'], null],
    ['037061', ['037004'], null],
    ['037004', ['037004'], true],
    ['037004', ['037032'], false],
    ['013225', ['013250', '013252'], null],
    ['013225', ['013250'], null],
    ['002026', ['002170'], null],
    ['002170', ['002026'], false],
  ])('%s is in %j: %s', (codice, elenco, expected) => {
    expect(comuneIn(codice, elenco, quando)).toBe(expected)
  })

  it('is in its own provincia', () => {
    const lies = ['037004', '013225', '002026'].map((comune) => placeNow({ comune }, quando).provincia)
    expect(lies).toEqual(['037', '013', '002'])
  })
})

describe('a provincia that is no more', () => {
  it.each<[string, string[], boolean | null]>([
    ['112', ['090'], true],
    ['113', ['090'], true],
    ['090', ['112', '113'], true],
    ['090', ['113'], null],
    ['090', ['090'], true],
    ['118', ['092'], null],
    ['092', ['118'], true],
    ['115', ['095'], true],
    ['113', ['104'], true],
    ['111', ['118'], null],
    ['117', ['111'], true],
    ['118', ['111', '092'], null],
    ['114', ['090'], false],
    ['016', ['090', '017'], false],
    ['016', [], false],
  ])('%s lies in %j: %s', (codice, elenco, expected) => {
    expect(provinciaIn(codice, elenco)).toBe(expected)
  })

  it('is the provincia of today that holds all of it', () => {
    const now = ['092', '095', '104', '107', '090', '111', '016'].map((provincia) => placeNow({ provincia }, { oggi }))
    expect(now.map(({ provincia }) => provincia)).toEqual(['118', '115', '113', '119', '090', '111', '016'])
    expect(now.map(({ regione }) => regione)).toEqual(['20', '20', '20', '20', '20', '20', '03'])
  })
})
