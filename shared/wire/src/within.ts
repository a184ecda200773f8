/** In how many parts a wait is counted. */
const PARTS = 4

/**
 * The promise's value, or `null` when it takes longer than `ms`. A page that is busy hears of no answer: however long its thread
 * stands still, that counts as one part of the wait, and what came meanwhile is heard before the next. Rejections pass.
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
