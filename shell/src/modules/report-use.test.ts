import { UseReportSchema, USE_REPORT_EVERY } from '@bandiera/wire'
import { aManifest } from '../../test/a-manifest.ts'
import { bandi } from '../../test/hand-releases.tsx'
import { createRequest } from '../portal/request.ts'
import { Catalogue } from './catalogue.ts'
import { ModuleFailure } from './failure.ts'
import { reportUse } from './report-use.ts'
import { UsedReleases } from './used-releases.ts'
import { usedReleasesAtom } from '../state.ts'

const release = bandi('1.4.2')

let visibility: DocumentVisibilityState
beforeEach(() => {
  jest.useFakeTimers()
  visibility = 'visible'
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  performance.getEntriesByType = () => [{ name: `http://localhost${release.base}a.js`, transferSize: 700 }] as never
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function start(token: string | null = 'abc') {
  const sent: { init: RequestInit; report: ReturnType<typeof UseReportSchema.parse> }[] = []
  globalThis.fetch = async (_, init = {}) => {
    sent.push({ init, report: UseReportSchema.parse(JSON.parse(String(init.body))) })
    throw new TypeError('Failed to fetch')
  }
  const uses = new UsedReleases()
  const catalogue = new Catalogue(aManifest())
  uses.onChange = () => catalogue.store.set(usedReleasesAtom, (n) => n + 1)
  reportUse({
    uses,
    catalogue,
    request: createRequest({ token: () => token, onSessionEnd: () => {} }),
  })
  return { uses, sent, catalogue }
}

it('tells once how long a release took and how much came over the wire', () => {
  const { uses, sent } = start()
  uses.loaded(release, 120.4)
  jest.advanceTimersByTime(1000)
  expect(sent[0]!.report.modules).toEqual([{ id: 'mf-bandi', version: '1.4.2', load: { ms: 120, bytes: 700 } }])
  jest.advanceTimersByTime(USE_REPORT_EVERY)
  expect(sent).toHaveLength(1)
})

it('tells once which collections a release read and wrote, also when it has left the screen', () => {
  const { uses, sent } = start()
  const leave = uses.mount(release, 'elenco')
  uses.took(release, 'legge', 'bandi')
  uses.took(release, 'scrive', 'docs')
  leave()
  jest.advanceTimersByTime(USE_REPORT_EVERY)
  const dati = { legge: ['bandi'], scrive: ['docs'] }
  expect(sent.map(({ report }) => report.modules)).toEqual([[{ id: 'mf-bandi', version: '1.4.2', dati }]])
  jest.advanceTimersByTime(USE_REPORT_EVERY)
  expect(sent).toHaveLength(1)
})

it('tells of a failure in few words', () => {
  const { uses, sent } = start()
  uses.failed(release, new ModuleFailure('execution', 'x'.repeat(1000)))
  jest.advanceTimersByTime(1000)
  expect(sent[0]!.report.modules[0]!.failures).toEqual([{ kind: 'execution', text: 'x'.repeat(300) }])
})

it('says every five minutes what it holds, versions that were swapped away included, and not while the page is hidden', () => {
  const { uses, sent } = start()
  uses.mount(release, 'elenco')
  const leave = uses.mount(bandi('1.4.1'), 'elenco')
  jest.advanceTimersByTime(USE_REPORT_EVERY)
  expect(sent.at(-1)!.report.modules.map(({ version }) => version)).toEqual(['1.4.2', '1.4.1'])
  leave()
  visibility = 'hidden'
  jest.advanceTimersByTime(USE_REPORT_EVERY)
  expect(sent).toHaveLength(1)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent.at(-1)!.report.modules.map(({ version }) => version)).toEqual(['1.4.2'])
  expect(sent.at(-1)!.init.keepalive).toBe(true)
})

it.each([
  ['signed in', 'abc', 'Bearer abc'],
  ['a visitor', null, null],
])('reports for a person who is %s', (_, token, expected) => {
  const { uses, sent } = start(token)
  uses.loaded(release, 1)
  jest.advanceTimersByTime(1000)
  expect(new Headers(sent[0]!.init.headers).get('authorization')).toBe(expected)
})

it('counts a breach of the content policy for the release whose file it was', () => {
  const { uses, sent } = start()
  uses.mount(release, 'elenco')
  const breach = Object.assign(new Event('securitypolicyviolation'), {
    sourceFile: `http://localhost${release.base}a.js`,
    blockedURI: 'https://altrove.example',
  })
  document.dispatchEvent(breach)
  jest.advanceTimersByTime(USE_REPORT_EVERY)
  expect(sent.at(-1)!.report.modules[0]!.csp).toBe(1)
})

it('takes the versions that the server chose for this person after a crash', async () => {
  const before = bandi('1.4.1')
  const answers: Record<string, object> = {
    '/api/moduli/uso': { manifesto: true },
    '/api/moduli/manifesto': { ...aManifest(), canary: true, modules: [before] },
  }
  const { uses, catalogue } = start()
  globalThis.fetch = async (url) => Response.json(answers[String(url)])
  uses.failed(release, new ModuleFailure('render', 'x is not a function'))
  await jest.advanceTimersByTimeAsync(1000)
  expect(catalogue.get().modules.map(({ version }) => version)).toEqual(['1.4.1'])
})
