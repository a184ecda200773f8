import type { PullRequest } from '../transport.ts'

/** No line for this long and the answer counts as broken off. */
const PATIENCE = 20_000

/** The lines of `GET /sync/pull`, parsed as JSON and no further. Rejects on a refusal, a broken or a stuck answer. */
export async function* pullLines(request: PullRequest, token: string): AsyncGenerator<unknown> {
  const stuck = new AbortController()
  const give = () => stuck.abort(new Error('/sync/pull went silent'))
  let timer = setTimeout(give, PATIENCE)
  const abort = () => stuck.abort(request.signal.reason)
  request.signal.addEventListener('abort', abort)
  try {
    for await (const line of linesOf(await ask(request, token, stuck.signal))) {
      clearTimeout(timer)
      timer = setTimeout(give, PATIENCE)
      if (line) yield JSON.parse(line)
    }
  } finally {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', abort)
    stuck.abort()
  }
}

async function ask({ since, ep, colls }: PullRequest, token: string, signal: AbortSignal): Promise<Response> {
  const query = new URLSearchParams({ since: String(since), ep, colls: colls.join(',') })
  const response = await fetch(`/sync/pull?${query}`, { headers: { authorization: `Bearer ${token}` }, signal })
  if (!response.ok) throw new Error(`/sync/pull answered ${response.status}`)
  return response
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    const lines = (rest + value).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  if (rest) yield rest
}
