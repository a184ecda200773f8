import type { CollectionName, Collections, Usr } from '@bandiera/domain'
import { someSettings, unUsr } from '@bandiera/factories'
import { createLive, LiveProvider } from '@bandiera/live'
import { type PaletteEntry, type PaletteProps, PortalContext } from '@bandiera/platform'
import { createPortalTheme, ThemeProvider } from '@bandiera/ui'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { act, render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { type ComponentType, type ReactElement, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { HandFeed, type Modes, type RecordsByCollection, type Refuse, type Write } from './hand-feed.ts'
import { createHandPortal, type PortalOptions, type PortalRecord } from './hand-portal.ts'

/** Where styles of a page under test go: jsdom asks every rule in the document about every element of a query by role. */
export const stylesOutside = createCache({ key: 'css', container: document.createElement('div') })

export interface ScreenOptions extends PortalOptions, Omit<RecordsByCollection, 'usr' | 'settings'> {
  /** Records of the collection `usr`; the signed-in user is always among them. */
  utenti?: readonly Usr[]
  /** Where the screen is shown; `/` when absent. */
  path?: string
  /** Route pattern, when the screen reads parameters: `/bando/:id`. */
  pattern?: string
  refuse?: Refuse
  /** Collections that are too long for the page, which asks for windows of them. */
  modes?: Modes
}

export interface ScreenResult extends RenderResult, PortalRecord {
  feed: {
    update: <C extends CollectionName>(coll: C, doc: Collections[C]) => void
    remove: (coll: CollectionName, id: string) => void
  }
  /** Every write the screen made, refused ones included. */
  writes: Write[]
  /** Every window it asked for. */
  windows: HandFeed['windows']
  user: UserEvent
  /** Path and query where the screen is now. */
  location: () => string
}

/**
 * A screen as the portal shows it: on the real live store, with its data loaded and a feed the test drives.
 * @example
 * const { feed, user } = renderScreen(<Component />, { bandi: [unBando()], usr: unUsr('editore') })
 * feed.update('bandi', unBando({ _id, data: { titolo: 'Nuovo titolo' } }))
 */
export function renderScreen(element: ReactElement, options: ScreenOptions = {}): ScreenResult {
  const usr = options.usr === undefined ? unUsr('gestore') : options.usr
  const settings = options.settings ?? someSettings()
  const feed = new HandFeed(recordsOf(options, usr, settings), options.refuse, options.modes)
  const live = createLive(feed, { saved: feed.saved })
  live.start()
  const { portal, record } = createHandPortal(usr, settings, { ...options, live })
  const router = createMemoryRouter(
    [{ path: options.pattern ?? '*', element }, ...(options.pattern ? [{ path: '*', element: null }] : [])],
    { initialEntries: [options.path ?? '/'] },
  )
  const result = render(
    <CacheProvider value={stylesOutside}>
      <ThemeProvider theme={createPortalTheme('light')}>
        <LiveProvider live={live}>
          <PortalContext value={portal}>
            <RouterProvider router={router} />
          </PortalContext>
        </LiveProvider>
      </ThemeProvider>
    </CacheProvider>,
  )
  return {
    ...result,
    ...record,
    feed: {
      update: (coll, doc) => act(() => feed.put(coll, doc)),
      remove: (coll, id) => act(() => feed.drop(coll, id)),
    },
    writes: feed.writes,
    windows: feed.windows,
    user: userEvent.setup(),
    location: () => router.state.location.pathname + router.state.location.search,
  }
}

function recordsOf(options: ScreenOptions, usr: Usr | null, settings: Collections['settings']): RecordsByCollection {
  const { aziende, bandi, docs, istituti, pratiche, viste, utenti = [] } = options
  const others = utenti.filter(({ _id }) => _id !== usr?._id)
  return { aziende, bandi, docs, istituti, pratiche, viste, usr: usr ? [usr, ...others] : others, settings: [settings] }
}

/** A part of the palette at work; the answers are those to the last text. */
export interface PalettePartResult extends ScreenResult {
  /** Types another text. */
  type: (text: string) => void
  entries: () => readonly PaletteEntry[]
  /** Labels with their details, as they are read. */
  lines: () => string[]
  /** Address of the list with everything that was found. */
  all: () => string | undefined
}

/**
 * A part of the slots `comandi` and `ricerca` as the palette runs it.
 * @example
 * const { type, lines } = renderPalettePart(Component, { aziende: [unaAzienda()] })
 * type('rossi')
 * expect(lines()).toEqual(['Rossi S.r.l. | 01234567897'])
 */
export function renderPalettePart(Part: ComponentType<PaletteProps>, options: ScreenOptions = {}): PalettePartResult {
  let answer: { entries: readonly PaletteEntry[]; all: string | undefined } = { entries: [], all: undefined }
  let change = (_text: string): void => {}
  const report: PaletteProps['report'] = (entries, all) => (answer = { entries, all })
  function Palette() {
    const [text, setText] = useState('')
    change = setText
    return <Part report={report} text={text} />
  }
  return {
    ...renderScreen(<Palette />, options),
    type: (text) => act(() => change(text)),
    entries: () => answer.entries,
    lines: () => answer.entries.map(({ label, detail }) => [label, detail].filter(Boolean).join(' | ')),
    all: () => answer.all,
  }
}
