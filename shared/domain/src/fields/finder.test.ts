import { createFinder, digits, FOUND_AT_MOST } from './finder.ts'

interface Company {
  nome: string
  iva?: string
  telefono?: string
}

const find = createFinder<Company>(({ nome, iva, telefono }) => [nome, iva, digits(telefono)])

function namesOf(companies: readonly Company[], text: string): string[] | null {
  let names: string[] | null = null
  find(companies, text, (found) => (names = found.map(({ nome }) => nome)))
  return names
}

const ditte: Company[] = [
  { nome: 'Nuova Caffè Rossi S.r.l.', iva: '01234567897', telefono: '+39 02 1234.567' },
  { nome: 'Rossi & Figli', iva: '00743110157' },
  { nome: 'Verdi' },
]

it('finds by words in any order, with accents and capitals folded', () => {
  expect(namesOf(ditte, 'rossi CAFFE')).toEqual(['Nuova Caffè Rossi S.r.l.'])
})

it('puts first what starts with the text', () => {
  expect(namesOf(ditte, 'rossi')).toEqual(['Rossi & Figli', 'Nuova Caffè Rossi S.r.l.'])
})

it.each(['01234567897', 'IT 01234567897', '0123 4567 897', '02 1234567', '(02) 12.34', '+39 02'])(
  'finds %s by its digits',
  (text) => {
    expect(namesOf(ditte, text)).toEqual(['Nuova Caffè Rossi S.r.l.'])
  },
)

it.each(['', ' ', 'r', '-'])('finds nothing for "%s"', (text) => {
  expect(namesOf(ditte, text)).toEqual([])
})

it(`stops at ${FOUND_AT_MOST}`, () => {
  expect(namesOf(Array(1000).fill({ nome: 'Rossi' }), 'rossi')).toHaveLength(FOUND_AT_MOST)
})

describe('of a large collection', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const many = () => Array.from({ length: 20_000 }, (_, n): Company => ({ nome: `Ditta numero ${n}` }))

  /** Each look at the clock finds it 5 ms later. */
  function slowly() {
    let now = 0
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 5))
  }

  it('works in slices, and says what it found when it has seen everything', () => {
    slowly()
    const found = jest.fn()
    find([...many(), { nome: 'Ultima' }], 'ultima', found)
    expect(found).not.toHaveBeenCalled()
    jest.runAllTimers()
    expect(found).toHaveBeenCalledWith([{ nome: 'Ultima' }])
  })

  it('says at once that a letter finds nothing, and reads the records in the background', () => {
    slowly()
    const found = jest.fn()
    const textOf = jest.fn(({ nome }: Company) => [nome])
    const ditte = many()
    createFinder(textOf)(ditte, 'u', found)
    expect(found).toHaveBeenCalledWith([])
    jest.runAllTimers()
    expect(textOf).toHaveBeenCalledTimes(ditte.length)
    expect(found).toHaveBeenCalledTimes(1)
  })

  it('stops, and says nothing, when the text has changed since', () => {
    slowly()
    const found = jest.fn()
    const stop = find(many(), 'ultima', found)
    stop()
    jest.runAllTimers()
    expect(found).not.toHaveBeenCalled()
  })
})
