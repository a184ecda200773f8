import '@testing-library/jest-dom'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom'
import { useGoOn, useUrlOpened, useUrlParams, type ChangeUrl } from './use-url-params.ts'

interface Kept {
  change: ChangeUrl
  open: (campo: string | null) => void
  goOn: (to: string) => Promise<void>
}

/** Each page keeps the ways to change the address that it had when it was drawn first, as work that ends later does. */
function openPages(path = '/azienda') {
  const kept: Record<string, Kept> = {}
  function Page() {
    const { page = '' } = useParams()
    const [params, change] = useUrlParams()
    const [, open] = useUrlOpened('campo')
    const goOn = useGoOn()
    kept[page] ??= { change, open, goOn }
    return <p>{`${page} ${params}`}</p>
  }
  const router = createMemoryRouter([{ path: '/:page', Component: Page }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  const late = (work: (of: Kept) => void) => act(async () => work(kept['azienda']!))
  const change = (...args: Parameters<ChangeUrl>) => late((of) => of.change(...args))
  const goTo = (to: string) => act(async () => router.navigate(to))
  return { router, late, change, goTo }
}

it('changes what it names and leaves the rest of the address', async () => {
  const { change } = openPages('/azienda?tab=sedi&campo=pec')
  await change({ campo: null, vista: 'bacheca' })
  expect(screen.getByText('azienda tab=sedi&vista=bacheca')).toBeVisible()
})

it('work that ends after a tab was chosen leaves the tab', async () => {
  const { change, goTo } = openPages('/azienda?campo=rea')
  await goTo('/azienda?campo=rea&tab=aiuti')
  await change({ campo: null }, { replace: true })
  expect(screen.getByText('azienda tab=aiuti')).toBeVisible()
})

it('work that ends after its page was left changes nothing', async () => {
  const { router, change, goTo } = openPages('/azienda?campo=rea')
  await goTo('/bandi?q=digitale')
  await change({ campo: null })
  expect(router.state.location).toMatchObject({ pathname: '/bandi', search: '?q=digitale' })
})

it('what is open closes, and what was opened since then in its place stays', async () => {
  const { router, late, goTo } = openPages('/azienda?campo=rea&tab=sedi')
  await late(({ open }) => open(null))
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { search: '?tab=sedi' } })
  await goTo('/azienda?campo=pec')
  await late(({ open }) => open(null))
  expect(router.state.location.search).toBe('?campo=pec')
})

it('work that is done leads on from its own page alone', async () => {
  const { router, late, goTo } = openPages('/azienda?campo=rea')
  await goTo('/bandi')
  await late(({ goOn }) => goOn('/pratica'))
  expect(router.state.location.pathname).toBe('/bandi')
  await goTo('/azienda')
  await late(({ goOn }) => goOn('/pratica'))
  expect(router.state.location.pathname).toBe('/pratica')
})

it('what is in the address already adds no step to the history', async () => {
  const { router, change } = openPages('/azienda?tab=sedi')
  const before = router.state.location.key
  await change({ tab: 'sedi', campo: null })
  expect(router.state.location.key).toBe(before)
})

it('adds a step for the back button, or takes the place of the last', async () => {
  const { router, change } = openPages()
  await change({ tab: 'sedi' })
  expect(router.state.historyAction).toBe('PUSH')
  await change({ tab: 'aiuti' }, { replace: true })
  expect(router.state.historyAction).toBe('REPLACE')
})

const edits = ['tab', 'campo'].flatMap((name) => [null, 'a', 'è& ='].map((value) => ({ [name]: value })))
const pairs = edits.flatMap((first) => edits.map((second) => [first, second] as const))

it('any two changes in one tick are both in the address', async () => {
  const { router, late, goTo } = openPages()
  for (const [first, second] of pairs) {
    await goTo('/azienda?tab=sedi')
    await late(({ change }) => [first, second].forEach((edit) => change(edit)))
    const expected = Object.entries({ tab: 'sedi', ...first, ...second }).filter(([, value]) => value)
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(Object.fromEntries(expected))
  }
})
