import type { PullRequest } from '../transport.ts'

/** No line for this long and the answer counts as broken off. */
const PATIENCE = 20_000

/**
 * The lines of `GET /sync/pull`, parsed as JSON and no further. Rejects on a refusal, a broken or a stuck answer.
 * @param onSessionEnd called when the server no longer knows the session
 */
export async function* pullLines(
  request: PullRequest,
  token: string,
  onSessionEnd: () => void,
): AsyncGenerator<unknown> {
  const stuck = new AbortController()
  const give = () => stuck.abort(new Error('/sync/pull went silent'))
  let timer = setTimeout(give, PATIENCE)
  const abort = () => stuck.abort(request.signal.reason)
  request.signal.addEventListener('abort', abort)
  try {
    const response = await ask(request, token, stuck.signal)
    if (response.status === 401) onSessionEnd()
    if (!response.ok) throw new Error(`/sync/pull answered ${response.status}`)
    for await (const line of linesOf(response)) {
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

function ask({ since, ep, colls }: PullRequest, token: string, signal: AbortSignal): Promise<Response> {
  const query = new URLSearchParams({ since: String(since), ep, colls: colls.join(',') })
  return fetch(`/sync/pull?${query}`, { headers: { authorization: `Bearer ${token}` }, signal })
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
