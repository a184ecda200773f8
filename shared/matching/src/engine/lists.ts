import { setBit } from './bits.ts'
import type { Blocks } from './reading.ts'

interface Coded {
  values: readonly unknown[]
  first: Int32Array
  others: readonly (readonly number[] | undefined)[]
  slots: number
}
export interface Block {
  name: string
  codes: number[]
  /** Number of the list that holds the places of all its codes. */
  list: number
}

interface Family {
  /** By name. */
  blocks: ReadonlyMap<string, Block>
  /** Number of the list that holds the places of all its blocks. */
  list: number
}

/** The places of each code, and of each block of codes. */
export interface Lists {
  /** Codes outside blocks. */
  single: number[]
  families: Family[]
  /** Adds the places of a list to a set. */
  add(list: number, to: Int32Array): void
  placesOf(list: number): Int32Array
}

export function createLists(coded: Coded, blocks: Blocks<never, unknown> | undefined): Lists {
  const { single, families } = groupCodes(coded.values, blocks as Blocks<unknown, unknown> | undefined)
  const above = coded.values.map((): readonly number[] => [])
  let lists = coded.values.length
  for (const family of families) {
    family.list = lists++
    for (const block of family.blocks.values()) {
      block.list = lists++
      for (const code of block.codes) above[code] = [family.list, block.list]
    }
  }
  const { start, places } = sorted(coded, above, lists)
  const words = coded.first.length >>> 5
  const asBits: (Int32Array | undefined)[] = []
  const add = (list: number, to: Int32Array) => {
    const [from, end] = [start[list]!, start[list + 1]!]
    // a long list is quicker as a set
    if (end - from > words) {
      const bits = (asBits[list] ??= bitsOf(places, from, end, words))
      for (let w = 0; w < words; w += 1) to[w]! |= bits[w]!
    } else for (let i = from; i < end; i += 1) to[places[i]! >>> 5]! |= 1 << (places[i]! & 31)
  }
  return { single, families, add, placesOf: (list) => places.subarray(start[list]!, start[list + 1]!) }
}

function groupCodes(values: readonly unknown[], blocks: Blocks<unknown, unknown> | undefined) {
  const single: number[] = []
  const families = new Map<string, Map<string, Block>>()
  values.forEach((value, code) => {
    const at = blocks?.of(value)
    if (!at) return single.push(code)
    const family = families.get(at.family) ?? new Map<string, Block>()
    families.set(at.family, family)
    const block = family.get(at.block) ?? { name: at.block, codes: [], list: -1 }
    family.set(at.block, block)
    return block.codes.push(code)
  })
  return { single, families: [...families.values()].map((blocks) => ({ blocks, list: -1 })) }
}

/** Counting sort of places by list; a place is in the list of each of its codes and in those above them. */
function sorted({ first, others, slots }: Coded, above: readonly (readonly number[])[], lists: number) {
  const start = new Int32Array(lists + 1)
  const eachPlace = (visit: (list: number, slot: number) => void) => {
    const one = (code: number, slot: number) => {
      visit(code, slot)
      for (const list of above[code]!) visit(list, slot)
    }
    for (let slot = 0; slot < slots; slot += 1) if (first[slot]! >= 0) one(first[slot]!, slot)
    others.forEach((codes, slot) => codes?.forEach((code) => one(code, slot)))
  }
  eachPlace((list) => (start[list + 1]! += 1))
  for (let list = 0; list < lists; list += 1) start[list + 1]! += start[list]!
  const next = start.slice()
  const places = new Int32Array(start[lists]!)
  eachPlace((list, slot) => void (places[next[list]!++] = slot))
  return { start, places }
}

function bitsOf(places: Int32Array, from: number, end: number, words: number): Int32Array {
  const bits = new Int32Array(words)
  for (let i = from; i < end; i += 1) setBit(bits, places[i]!, true)
  return bits
}
