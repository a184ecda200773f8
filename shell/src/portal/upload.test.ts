import { HandXhr } from '../../test/hand-xhr.ts'
import { createUpload } from './upload.ts'

const real = globalThis.XMLHttpRequest
beforeEach(() => {
  HandXhr.made = []
  globalThis.XMLHttpRequest = HandXhr as unknown as typeof XMLHttpRequest
})
afterAll(() => void (globalThis.XMLHttpRequest = real))

function open(token: string | null = 'tok') {
  const ended: string[] = []
  return { upload: createUpload({ token: () => token, onSessionEnd: (message) => ended.push(message) }), ended }
}
const file = new Blob(['ciao'], { type: 'text/plain' })

describe('uploads of modules', () => {
  it('send the file as it is with the bearer token, tell the progress and give the answer', async () => {
    const { upload } = open()
    const parts: number[] = []
    const sent = upload('/api/documenti/d1/file', file, { method: 'PUT', onProgress: (part) => parts.push(part) })
    const call = HandXhr.last()
    expect([call.asked, call.sent]).toEqual(['PUT /api/documenti/d1/file', file])
    expect(call.headers).toEqual({ 'content-type': 'text/plain', authorization: 'Bearer tok' })
    call.progress(1, 4)
    call.progress(4, 4)
    call.answer(200, { indirizzo: '/immagini/x.png' })
    expect(await sent).toEqual({ indirizzo: '/immagini/x.png' })
    expect(parts).toEqual([0.25, 1])
  })

  it('never take the token to another site', async () => {
    await expect(open().upload('//evil.example/x', file)).rejects.toThrow(TypeError)
    expect(HandXhr.made).toEqual([])
  })

  it("reject with the server's Italian words and code", async () => {
    const { upload, ended } = open()
    const sent = upload('/api/immagini', file)
    HandXhr.last().answer(413, { error: 'Il file supera 2 MB: scegline uno più piccolo.', error_code: 'FILE_LARGE' })
    await expect(sent).rejects.toMatchObject({ code: 'FILE_LARGE', message: expect.stringContaining('supera 2 MB') })
    expect(ended).toEqual([])
  })

  it('end the session when the server no longer knows it', async () => {
    const { upload, ended } = open()
    const sent = upload('/api/immagini', file)
    HandXhr.last().answer(401, { error: 'La sessione è finita: accedi di nuovo.' })
    await expect(sent).rejects.toMatchObject({ code: '401' })
    expect(ended).toEqual(['La sessione è finita: accedi di nuovo.'])
  })

  it('say what to do when there is no answer', async () => {
    const sent = open().upload('/api/immagini', file)
    HandXhr.last().answer(0, '')
    await expect(sent).rejects.toMatchObject({
      code: 'NETWORK',
      message: expect.stringContaining('Controlla la connessione'),
    })
  })

  it('stop when asked to, with the reason that was given', async () => {
    const gone = new AbortController()
    const sent = open().upload('/api/immagini', file, { signal: gone.signal })
    gone.abort(new Error('non serve più'))
    await expect(sent).rejects.toThrow('non serve più')
  })
})
