import type { Stretch } from './stretches.ts'

/**
 * A test that changes once along a line of numbers. It asks the rule only between the nearest places it knows of, and
 * learns from every answer.
 */
export class Limit {
  private inside = NaN
  private outside = NaN

  constructor(
    private readonly upwards: boolean,
    private readonly ask: (place: number) => boolean,
  ) {}

  holds(place: number): boolean {
    if (this.upwards ? place >= this.inside : place <= this.inside) return true
    if (this.upwards ? place <= this.outside : place >= this.outside) return false
    const answer = this.ask(place)
    if (answer) this.inside = place
    else this.outside = place
    return answer
  }

  /** How far it is known to answer as it does at a place. */
  around(place: number): Stretch {
    const holds = this.holds(place)
    if (holds === this.upwards) return { from: holds ? this.inside : this.outside, upTo: Infinity }
    return { from: -Infinity, upTo: holds ? this.inside : this.outside }
  }

  /** First and last + 1 of the ascending places for which it holds. */
  range(places: Float64Array): [number, number] {
    let [low, high] = [0, places.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.holds(places[middle]!) === this.upwards) high = middle
      else low = middle + 1
    }
    return this.upwards ? [low, places.length] : [0, low]
  }
}
