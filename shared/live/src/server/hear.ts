/** Reads a stream until the returned function is called. */
export function hear<T>(source: AsyncIterable<T>, act: (value: T) => void): () => void {
  let heard = true
  void (async () => {
    for await (const value of source) if (heard) act(value)
  })()
  return () => void (heard = false)
}
