import { texts } from '../texts.ts'

/** A refused request of a module; `message` is Italian and ready to show. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export interface RequestOptions {
  token: () => string | null
  onSessionEnd: (message: string) => void
}

/** `fetch` for modules: own origin only, with the bearer token, rejecting with the server's Italian text. */
export function createRequest({ token, onSessionEnd }: RequestOptions) {
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    demandOwnPath(path)
    const headers = new Headers(init.headers)
    const bearer = token()
    if (bearer) headers.set('authorization', `Bearer ${bearer}`)
    const response = await fetch(path, { ...init, headers }).catch((failure: unknown) => {
      if (init.signal?.aborted) throw failure
      throw new RequestError('NETWORK', texts.offline)
    })
    if (response.ok) return response
    const refusal = refusalOf(response.status, await response.json().catch(() => null))
    if (response.status === 401) onSessionEnd(refusal.message)
    throw refusal
  }
}

/** `//host` and `/\host` lead elsewhere: the token must never follow them. */
export function demandOwnPath(path: string): void {
  const isOwn = new URL(path, location.origin).origin === location.origin && path[0] === '/'
  if (!isOwn) throw new TypeError(texts.sameSiteOnly)
}

export function refusalOf(status: number, body: unknown): RequestError {
  const { error, error_code: code } = (body ?? {}) as { error?: unknown; error_code?: unknown }
  const text = typeof error === 'string' ? error : texts.refusal(status)
  return new RequestError(typeof code === 'string' ? code : String(status), text)
}
