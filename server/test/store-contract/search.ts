import { foldText, hasWords, searchWords, type Azienda } from '@bandiera/domain'
import { searchedIn, searchTextOf } from '@bandiera/wire'
import type { Store } from '../../src/store/port.ts'
import { azienda, id } from './records.ts'

const textOf = searchTextOf('aziende', searchedIn('aziende'))

const NAMES = [
  "L'Àncora",
  'D’Ambrosio & Figli',
  'Officine Perché',
  'AB',
  'È',
  'S.p.A.',
  'Müller–Öst',
  'naïve  café',
  '東京',
]
const PLACES = ["Valle d'Aosta", 'Forlì', 'Roma', "Sant'Àgata", '']
const SEARCHES = [
  'a',
  'È',
  'd',
  "d'a",
  'ro',
  'mu',
  'anc',
  'ANCORA',
  "l'ancora",
  'perche',
  'spa',
  's.p.a.',
  'ambrosio figli',
  'cafe na',
  'forlì',
]
const MORE = [
  'ficine',
  'bros',
  'z',
  'zz',
  '7',
  '42',
  '1 2',
  'ulle',
  'officine perc',
  'agata',
  '京',
  '%',
  '_',
  '"',
  "a' OR 'a",
  'AND',
  'a*',
]

/** The same numbers in every run. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const byNumber = (a: number, b: number): number => a - b

/** A search must find what one that reads every record finds. */
export function searchContract(store: () => Store, again: () => Promise<Store>): void {
  const pick = random(7)
  const one = <T>(list: readonly T[]): T => list[pick(list.length)]!
  const made = (n: number): Azienda =>
    azienda(n, {
      ragioneSociale: `${one(NAMES)} ${pick(100)} ${one(NAMES)}`,
      tag: Array.from({ length: pick(3) }, () => one(NAMES)),
      sedi: [{ tipo: 'legale', comuneNome: one(PLACES) }],
    })
  const fill = (from: number, to: number, of = store()) =>
    of.transact(null, async (tx) => {
      for (let n = from; n <= to; n++) await tx.put('aziende', made(n), ['adm'], 'insert')
    })

  async function expectAsBefore(of: Store): Promise<void> {
    const all = new Map<string, string>()
    for await (const { doc } of of.scan('aziende')) all.set(doc._id, textOf(doc))
    const cut = [...all.values()].flatMap((text) => text.slice(pick(text.length), pick(text.length))).slice(0, 40)
    for (const search of [...SEARCHES, ...MORE, ...cut]) {
      const words = searchWords(search)
      if (words.length === 0) continue
      const expected = [...all].flatMap(([_id, text]) => (hasWords(text, words) ? [_id] : []))
      const found = await of.found('aziende', words, 10_000)
      const rows = await of.rowsOf('aziende', found!)
      expect([...rows.values()].toSorted(byNumber)).toEqual(
        [...(await of.foundRows('aziende', words))!].toSorted(byNumber),
      )
      expect({ search, found: found!.toSorted() }).toEqual({ search, found: expected.toSorted() })
    }
  }

  describe('a search', () => {
    it('finds what one that reads every record finds, after each kind of write', async () => {
      await fill(1, 120)
      await expectAsBefore(store())
      await store().transact(null, async (tx) => {
        for (let n = 1; n <= 40; n++) await tx.put('aziende', made(n), ['adm'], 'update')
        for (let n = 30; n <= 60; n++) await tx.remove('aziende', id(n))
        // as the bin gives one back
        for (let n = 30; n <= 35; n++) await tx.put('aziende', made(n), ['adm'], 'insert')
      })
      await expectAsBefore(store())
      await fill(200, 230)
      await expectAsBefore(store())
      await expectAsBefore(await again())
    })

    it('finds nothing of a transaction that failed, and inside one what it has written', async () => {
      await fill(1, 3)
      const failed = store().transact(null, async (tx) => {
        await tx.put('aziende', azienda(9, { ragioneSociale: 'Zebra' }), ['adm'], 'insert')
        expect(await tx.found('aziende', ['zebra'], 9)).toEqual([id(9)])
        await tx.remove('aziende', id(1))
        throw new Error('undone')
      })
      await expect(failed).rejects.toThrow('undone')
      await expectAsBefore(store())
    })

    it('says when there are more than wanted', async () => {
      await store().transact(null, async (tx) => {
        for (let n = 1; n <= 5; n++) await tx.put('aziende', azienda(n, { ragioneSociale: 'Zebra' }), ['adm'], 'insert')
      })
      expect(await store().found('aziende', ['zebra'], 4)).toBeNull()
      expect(await store().found('aziende', ['zebra'], 5)).toHaveLength(5)
      expect(await store().found('avvisi', ['zebra'], 5)).toBeNull()
    })

    it('needs no words beyond those of the alphabet and the digits', () => {
      for (const name of NAMES) expect(foldText(name)).toMatch(/^[a-z0-9 ]*$/)
    })
  })
}
