import { createRequest } from './request.ts'

function open(response: Response | Error, token: string | null = 'tok') {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (response instanceof Error) throw response
    return response
  })
  const ended: string[] = []
  const request = createRequest({ token: () => token, onSessionEnd: (message) => ended.push(message) })
  return { request, fetched, ended }
}
const refusal = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

describe('requests of modules', () => {
  afterEach(() => jest.restoreAllMocks())

  it('carry the bearer token and keep what the module asks for', async () => {
    const { request, fetched } = open(new Response('ok'))
    await request('/api/x', { method: 'POST', headers: { 'content-type': 'application/json' } })
    const [path, init] = fetched.mock.calls[0]!
    expect([path, init?.method, Object.fromEntries(init!.headers as Headers)]).toEqual([
      '/api/x',
      'POST',
      { 'content-type': 'application/json', authorization: 'Bearer tok' },
    ])
  })

  it('carry no token on a public page', async () => {
    const { request, fetched } = open(new Response('ok'), null)
    await request('/api/x')
    expect((fetched.mock.calls[0]![1]!.headers as Headers).has('authorization')).toBe(false)
  })

  it.each(['https://evil.example/x', '//evil.example/x', '/\\evil.example/x', 'api/x'])(
    'never take the token to %s',
    async (path) => {
      const { request, fetched } = open(new Response('ok'))
      await expect(request(path)).rejects.toThrow(TypeError)
      expect(fetched).not.toHaveBeenCalled()
    },
  )

  it("reject with the server's Italian words and code", async () => {
    const { request, ended } = open(refusal(403, { error: 'Il tuo ruolo non permette…', error_code: 'ROLE_REFUSED' }))
    await expect(request('/api/x')).rejects.toMatchObject({
      code: 'ROLE_REFUSED',
      message: 'Il tuo ruolo non permette…',
    })
    expect(ended).toEqual([])
  })

  it('end the session when the server no longer knows it', async () => {
    const { request, ended } = open(refusal(401, { error: 'La sessione è finita: accedi di nuovo.' }))
    await expect(request('/api/x')).rejects.toMatchObject({ code: '401' })
    expect(ended).toEqual(['La sessione è finita: accedi di nuovo.'])
  })

  it('say what to do when a refusal has no words, and when there is no answer', async () => {
    await expect(open(new Response('<html>', { status: 502 })).request('/api/x')).rejects.toThrow('(502)')
    await expect(open(new TypeError('Failed to fetch')).request('/api/x')).rejects.toMatchObject({
      code: 'NETWORK',
      message: expect.stringContaining('Controlla la connessione'),
    })
  })

  it('leave an abort to the module that asked for it', async () => {
    const gone = new AbortController()
    gone.abort(new Error('non serve più'))
    const { request } = open(gone.signal.reason as Error)
    await expect(request('/api/x', { signal: gone.signal })).rejects.toThrow('non serve più')
  })
})
