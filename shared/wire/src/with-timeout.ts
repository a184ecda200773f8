/** In how many parts a wait is counted. */
const PARTS = 4

/**
 * The promise's value, or `null` when it takes longer than `ms`. The wait is counted in parts, because a blocked thread hears no
 * answer: a block counts as one part, however long it lasts, and an answer that came during it is heard before the next part ends.
 * Rejections pass.
 */
export function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setInterval>
  const late = new Promise<null>((resolve) => {
    let left = PARTS
    timer = setInterval(() => {
      left -= 1
      if (left === 0) resolve(null)
    }, ms / PARTS)
  })
  return Promise.race([promise, late]).finally(() => clearInterval(timer))
}
