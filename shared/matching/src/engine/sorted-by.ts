/** The members of a list by ascending value, and their values; equal ones stay as they come. */
export function sortedBy(values: Float64Array, list: Int32Array): { order: Int32Array; places: Float64Array } {
  // numbers alone are sorted far quicker than with a comparison: each member then looks its place up
  const places = new Float64Array(list.length)
  for (let i = 0; i < list.length; i += 1) places[i] = values[list[i]!]!
  places.sort()
  const order = new Int32Array(list.length)
  const taken = new Int32Array(list.length)
  for (let i = 0; i < list.length; i += 1) {
    const member = list[i]!
    const first = firstOf(places, values[member]!)
    order[first + taken[first]!++] = member
  }
  return { order, places }
}

function firstOf(ascending: Float64Array, value: number): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ascending[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
