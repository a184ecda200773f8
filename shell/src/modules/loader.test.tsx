import { renderScreen } from '@bandiera/testing'
import type { InstalledModule } from '@bandiera/wire'
import { screen } from '@testing-library/react'
import { A_HASH, bandi, handReleases, scriptFailure, type Answer } from '../../test/hand-releases.tsx'
import { FailedPage } from './slots-provider.tsx'
import { MEMORY_OF_FAILURES } from './loader.ts'
import { ModulePart } from './module-part.tsx'

const Old = () => <h1>Elenco 1.4.1</h1>
const New = () => <h1>Elenco 1.4.2</h1>
const Broken = () => {
  throw new Error('planted')
}
const now = bandi('1.4.2', '1.4.1')
const before = bandi('1.4.1')
const notice = 'Stai usando la versione 1.4.1 di Bandi: la 1.4.2 non risponde'

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const old = () => screen.findByRole('heading', { name: 'Elenco 1.4.1' })
const retry = () => screen.getByRole('button', { name: 'Riprova' })
const shownOf = (loader: ReturnType<typeof handReleases>['loader'], module: InstalledModule) =>
  renderScreen(
    <ModulePart
      failed={FailedPage}
      loader={loader}
      loading={null}
      module={module}
      name="Bandi"
      partRef="elenco"
      resetKey=""
    />,
  )

function show(answers: Record<string, Answer[]>, module = now, declared = [before]) {
  const { loader, asked } = handReleases(answers, declared)
  return { ...shownOf(loader, module), loader, asked }
}

it('shows the previous version when this one does not load after three attempts, and says so', async () => {
  const { asked, notices, loader } = show({ '1.4.2': [scriptFailure()], '1.4.1': [Old] })
  expect(await old()).toBeVisible()
  expect(asked.filter((what) => what === '1.4.2 elenco')).toHaveLength(3)
  expect(notices.map(({ text }) => text)).toEqual([notice])
  expect(loader.uses.all.get(now.base)?.failures.map(({ kind }) => kind)).toEqual(['network'])
})

it('waits no second time for a file that hangs, when there is a previous version', async () => {
  const hangs = Object.assign(new Error('Loading chunk 7 failed: timed out'), { name: 'ChunkLoadError' })
  const { asked, loader } = show({ '1.4.2': [hangs], '1.4.1': [Old] })
  expect(await old()).toBeVisible()
  expect(asked.filter((what) => what === '1.4.2 elenco')).toHaveLength(1)
  expect(loader.uses.all.get(now.base)?.failures.map(({ kind }) => kind)).toEqual(['timeout'])
})

it('says so once for all parts of a page, which no longer wait for the version that failed', async () => {
  const { asked, loader } = show({ '1.4.2': [scriptFailure()], '1.4.1': [Old] })
  await old()
  const { notices } = shownOf(loader, now)
  expect(screen.getAllByRole('heading', { name: 'Elenco 1.4.1' })).toHaveLength(2)
  expect(asked.filter((what) => what === '1.4.2 elenco')).toHaveLength(3)
  expect(notices).toEqual([])
})

it('tries the version itself again after a while', async () => {
  const { loader } = show({ '1.4.2': [scriptFailure(), scriptFailure(), scriptFailure(), New], '1.4.1': [Old] })
  await old()
  const count = performance.now.bind(performance)
  jest.spyOn(performance, 'now').mockImplementation(() => count() + MEMORY_OF_FAILURES)
  shownOf(loader, now)
  expect(await screen.findByRole('heading', { name: 'Elenco 1.4.2' })).toBeVisible()
})

it.each([
  ['an error of its code', now, { '1.4.2': [new Error('planted')], '1.4.1': [Old] }, 1],
  ['another contract', { ...now, contract: 99 }, { '1.4.1': [Old] }, 0],
])('goes straight to the previous version for %s', async (_, module, answers, attempts) => {
  const { asked } = show(answers, module)
  expect(await old()).toBeVisible()
  expect(asked.filter((what) => what === '1.4.2 elenco')).toHaveLength(attempts)
})

it.each<[string, Answer[], InstalledModule[]]>([
  ['does not load either', [scriptFailure()], [before]],
  ['has no declaration any more', [Old], []],
  ['declares another version', [Old], [{ ...before, version: '1.3.0' }]],
])('shows the card when the previous version %s, and tries this one first again', async (_, answers, declared) => {
  const { user } = show(
    { '1.4.2': [scriptFailure(), scriptFailure(), scriptFailure(), New], '1.4.1': answers },
    now,
    declared,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Il modulo Bandi non risponde')
  await user.click(retry())
  expect(await screen.findByRole('heading', { name: 'Elenco 1.4.2' })).toBeVisible()
})

it.each(['', 'sha384-', `md5-${'A'.repeat(64)}`])(
  'never asks for a previous version whose hash a browser would not check: “%s”',
  async (sri) => {
    const { asked } = show(
      { '1.4.2': [scriptFailure()], '1.4.1': [Old] },
      { ...now, previous: { ...now.previous!, sri } },
    )
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(asked.filter((what) => what.endsWith('.json'))).toEqual([])
  },
)

it('refuses a declaration of the previous version that is not the published one', async () => {
  const other = { ...now.previous!, sri: A_HASH.replaceAll('B', 'C') }
  show({ '1.4.2': [scriptFailure()], '1.4.1': [Old] }, { ...now, previous: other })
  expect(await screen.findByRole('alert')).toBeVisible()
})

it('gives way to the previous version at the third crash on screen', async () => {
  const { user, loader } = show({ '1.4.2': [Broken], '1.4.1': [Old] })
  for (const _ of [1, 2]) {
    expect(await screen.findByText(/mentre mostrava questa pagina/)).toBeVisible()
    await user.click(retry())
  }
  expect(await old()).toBeVisible()
  expect(loader.uses.all.get(now.base)?.failures.map(({ kind }) => kind)).toEqual(['render', 'render', 'render'])
})
