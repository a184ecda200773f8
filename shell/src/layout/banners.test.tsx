import { act, render, screen } from '@testing-library/react'
import type { ConnectionNews } from '@bandiera/live/host'
import { createStore, Provider } from 'jotai'
import { HandConnection } from '../../test/hand-connection.ts'
import { ShellContext, type Shell } from '../shell.ts'
import { connectionAtom } from '../state.ts'
import { ReconnectBanner } from './banners.tsx'

function open() {
  const connection = new HandConnection()
  const store = createStore()
  render(
    <Provider store={store}>
      <ShellContext value={{ connection } as unknown as Shell}>
        <ReconnectBanner />
      </ShellContext>
    </Provider>,
  )
  const wait = () => act(() => jest.advanceTimersByTime(5000))
  const become = (news: ConnectionNews) => act(() => store.set(connectionAtom, news))
  return { become, wait, banner: () => screen.queryByRole('status') }
}

describe('the banner of a lost connection', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is silent while the first connection is on its way: a state that starts with connect counts as connected', () => {
    const { become, wait, banner } = open()
    wait()
    expect(banner()).toBeNull()
    become({ state: 'connect' })
    wait()
    expect(banner()).toBeNull()
  })

  it.each(['disconnect', 'reconnect', 'error'] as const)('speaks in the state %s', (state) => {
    const { become, wait, banner } = open()
    become({ state })
    wait()
    expect(banner()).toHaveTextContent('Connessione interrotta')
  })
})
