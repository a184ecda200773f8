import type { Criterio } from '@bandiera/domain'

type Criteri = readonly Criterio[]

/** Criteria in order, grouped: alternatives are at the place of the first of them. */
export function criteriBlocks(criteri: Criteri): Criterio[][] {
  const groups = new Map<string, Criterio[]>()
  for (const one of criteri) {
    const key = one.gruppo ? `g ${one.gruppo}` : `c ${one.id}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}

/** One step up (-1) or down (1): among its alternatives when it has some, else past the block beside it. */
export function move(criteri: Criteri, id: string, step: -1 | 1): Criterio[] {
  const blocks = criteriBlocks(criteri)
  const block = blocks.find((one) => has(one, id)) ?? []
  if (block.length > 1) {
    const at = block.findIndex((one) => one.id === id)
    return blocks.flatMap((one) => (one === block ? swapped(block, at, at + step) : one))
  }
  return moveBlock(criteri, id, step)
}

export function moveBlock(criteri: Criteri, id: string, step: -1 | 1): Criterio[] {
  const blocks = criteriBlocks(criteri)
  const at = blocks.findIndex((one) => has(one, id))
  return swapped(blocks, at, at + step).flat()
}

/** Makes a criterion an alternative of another: it gets that one's group (a new one if there is none), and is binding or not like it. */
export function join(criteri: Criteri, id: string, withId: string, newGroup: string): Criterio[] {
  const target = criteri.find((one) => one.id === withId)
  const moved = criteri.find((one) => one.id === id)
  if (!target || !moved || target === moved) return [...criteri]
  const gruppo = target.gruppo ?? newGroup
  const joined = { ...moved, gruppo, vincolante: target.vincolante ?? true }
  const rest = criteri.filter((one) => one !== moved).map((one) => (one === target ? { ...one, gruppo } : one))
  const blocks = criteriBlocks(rest as Criterio[])
  return blocks.flatMap((block) => (has(block, withId) ? [...block, joined] : block)) as Criterio[]
}

export function leave(criteri: Criteri, id: string): Criterio[] {
  return criteriBlocks(criteri).flatMap((block) => {
    const one = block.find((each) => each.id === id)
    if (!one) return block
    const { gruppo: _out, ...alone } = one
    return [...block.filter((each) => each !== one), alone as Criterio]
  })
}

export function duplicate(criteri: Criteri, id: string, newId: string): Criterio[] {
  return criteri.flatMap((one) => (one.id === id ? [one, { ...structuredClone(one), id: newId }] : one))
}

export const remove = (criteri: Criteri, id: string): Criterio[] => criteri.filter((one) => one.id !== id)

export const insertAt = (criteri: Criteri, index: number, criterio: Criterio): Criterio[] => [
  ...criteri.slice(0, index),
  criterio,
  ...criteri.slice(index),
]

/** Binding or preferential: alternatives share it, or one of them would not count as an alternative. */
export function setBinding(criteri: Criteri, id: string, vincolante: boolean): Criterio[] {
  const block = criteriBlocks(criteri).find((one) => has(one, id)) ?? []
  return criteri.map((one) => (block.includes(one) ? { ...one, vincolante } : one))
}

const has = (block: Criteri, id: string): boolean => block.some((one) => one.id === id)

function swapped<T>(list: readonly T[], a: number, b: number): T[] {
  const copy = [...list]
  if (b < 0 || b >= list.length) return copy
  ;[copy[a], copy[b]] = [copy[b]!, copy[a]!]
  return copy
}
