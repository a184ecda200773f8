/** Number of parts of a wait. */
const PARTS = 4

/**
 * The promise's value, or `null` when it takes longer than `ms`. The wait has parts, because a blocked thread
 * receives no answer: a block counts as one part at any length, and an answer that arrived during it counts before the next part
 * ends. Rejections pass.
 */
export function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T | null> {
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
