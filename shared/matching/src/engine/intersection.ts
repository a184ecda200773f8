type Bits = Int32Array

/** Writes what is in one set and in all others; a few sets in one pass, for storing costs more than reading. */
export function intersection(to: Bits, first: Bits, others: readonly Bits[]): void {
  let from = first
  let at = 0
  for (; at + 4 <= others.length; at += 4) {
    withFour(to, from, others, at)
    from = to
  }
  for (; at + 2 <= others.length; at += 2) {
    withTwo(to, from, others, at)
    from = to
  }
  if (at < others.length) withOne(to, from, others[at]!)
  else if (from !== to) to.set(from)
}

function withOne(to: Bits, from: Bits, a: Bits): void {
  for (let w = 0; w < to.length; w += 1) to[w] = from[w]! & a[w]!
}

function withTwo(to: Bits, from: Bits, others: readonly Bits[], at: number): void {
  const a = others[at]!
  const b = others[at + 1]!
  for (let w = 0; w < to.length; w += 1) to[w] = from[w]! & a[w]! & b[w]!
}

function withFour(to: Bits, from: Bits, others: readonly Bits[], at: number): void {
  const a = others[at]!
  const b = others[at + 1]!
  const c = others[at + 2]!
  const d = others[at + 3]!
  for (let w = 0; w < to.length; w += 1) to[w] = from[w]! & a[w]! & b[w]! & c[w]! & d[w]!
}
