const PARTS = 4

/** `null` when it takes longer. A blocked thread receives no answer, so a block of any length counts as one part of the wait. */
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
