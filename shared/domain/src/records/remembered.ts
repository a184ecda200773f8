const MOST = 8192

/** What is made of a code or a day, kept: they are few, and the same ones are asked for again and again. */
export function remembered(work: (code: string) => string): (code: string) => string {
  const known = new Map<string, string>()
  return (code) => {
    let answer = known.get(code)
    if (answer === undefined) {
      if (known.size >= MOST) known.clear()
      known.set(code, (answer = work(code)))
    }
    return answer
  }
}
