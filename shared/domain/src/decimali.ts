/** Decimals beyond which a difference is of no meaning. */
const MOST = 6

/**
 * Decimals with which a value is shown so that it is judged as it is: 0,997 beside a limit of 1 is not shown as 1,00.
 * @param from decimals that are enough for most values
 * @param giudizio what its limits make of a value
 */
export function decimaliPer(valore: number, from: number, giudizio: (value: number) => unknown): number {
  const said = giudizio(valore)
  for (let decimals = from; decimals <= MOST; decimals += 1)
    if (giudizio(Number(valore.toFixed(decimals))) === said) return decimals
  // as near as binary fractions stray: it is the limit
  return from
}
