/** What a client asks for. */
export interface Asking {
  url: string
  token: string
  body: object
}

/** How long answers took, in ms. */
export interface Times {
  p50: number
  p95: number
}

/** Every client asks one question after the other; all of them at once. */
export async function load(clients: number, asks: number, next: (client: number, n: number) => Asking): Promise<Times> {
  const times: number[] = []
  const client = async (_: unknown, who: number) => {
    for (let n = 0; n < asks; n += 1) {
      const began = performance.now()
      await ask(next(who, n))
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  return { p50: at(0.5), p95: at(0.95) }
}

/** @throws when it is refused */
export async function ask<T>({ url, token, body }: Asking): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}
