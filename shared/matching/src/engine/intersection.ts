/** Writes what is in one set and in all others; three sets in one pass, for storing costs more than reading. */
export function intersection(to: Int32Array, first: Int32Array, others: readonly Int32Array[]): void {
  let from = first
  let at = 0
  for (; at + 3 <= others.length; at += 3) {
    withThree(to, from, [others[at]!, others[at + 1]!, others[at + 2]!])
    from = to
  }
  const left = others.length - at
  if (left === 2) withTwo(to, from, [others[at]!, others[at + 1]!])
  else if (left === 1) withOne(to, from, others[at]!)
  else if (from !== to) to.set(from)
}

function withOne(to: Int32Array, from: Int32Array, a: Int32Array): void {
  for (let w = 0; w < to.length; w += 1) to[w] = from[w]! & a[w]!
}

function withTwo(to: Int32Array, from: Int32Array, [a, b]: readonly [Int32Array, Int32Array]): void {
  for (let w = 0; w < to.length; w += 1) to[w] = from[w]! & a[w]! & b[w]!
}

function withThree(to: Int32Array, from: Int32Array, [a, b, c]: readonly [Int32Array, Int32Array, Int32Array]): void {
  for (let w = 0; w < to.length; w += 1) to[w] = from[w]! & a[w]! & b[w]! & c[w]!
}
