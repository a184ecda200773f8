import type { Azienda } from '@bandiera/domain'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createLive, LiveProvider, useRecords, type RecordsQuery } from '../src/index.ts'
import { FakeLog } from './fake-log.ts'

/** How much of a collection a page may hold. */
export const MODES = ['full', 'list', 'window'] as const
type Mode = (typeof MODES)[number]
export type Query = RecordsQuery<'aziende'>

/** Longer than changes are gathered. */
const TICK = 60
export const pass = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(TICK))

export function put(log: FakeLog, id: string, company: Partial<Azienda>): void {
  log.put(id, 0, 'aziende')
  Object.assign(log.rows.get(`aziende ${id}`)!.d, { professionisti: [], gestoreId: 'g1', ...company })
}

/** A page whose server lets it hold the companies of a log, few fields of them, or none. */
export function openPage(mode: Mode, log: FakeLog) {
  log.modes = { aziende: mode }
  log.tick()
  log.sent.length = 0
  const live = createLive(log)
  live.start()
  log.connect(true)
  const wrapper = ({ children }: { children: ReactNode }) => <LiveProvider live={live}>{children}</LiveProvider>
  const tell = async () => {
    log.tick()
    act(() => log.sent.splice(0).forEach((message) => log.deliver(message)))
    await pass()
  }
  return { live, wrapper, tell }
}

/** Such a page, loaded, with one query. */
export async function read(mode: Mode, log: FakeLog, query: Query | null) {
  const page = openPage(mode, log)
  await pass()
  const hook = renderHook((asked: Query | null) => useRecords(asked), { wrapper: page.wrapper, initialProps: query })
  await pass()
  return { ...page, answer: () => hook.result.current, ask: hook.rerender }
}
