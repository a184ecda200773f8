/** The promise's value, or `null` when it takes longer than `ms`. Rejections pass. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
