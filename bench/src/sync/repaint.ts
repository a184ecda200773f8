import { freePort } from '@bandiera/tools/portal'
import { startAsked } from '@bandiera/tools/asked'
import { openBrowser } from '@bandiera/tools/open-browser'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../list/measure-side.ts'
import { row, type Row } from '../row.ts'
import { withTimeLimit } from '../time-limit.ts'
import { openPlain, openPortals, type Pair, type People } from './pairs.ts'

interface Repaint {
  /** Address of the portal. */
  url: string
  people: People
  /** Of the peer's database. */
  folder: string
  rounds: number
  say: (line: string) => void
}

const WARM_UP = 1
/** Milliseconds until both pages are done with what came before: a person is slower than they are. */
const REST = 300
const PEER = 'ws, a durable insert, the same tick'
/** Milliseconds in which another page shows a write. */
const WITHIN = 120
/** Minutes that all may take: several times what it takes where nothing else runs. */
const LIMIT = 15

/** Rows that `repaint` returns. */
export const REPAINT_ROWS = 3

/** Milliseconds from a press in one browser until another browser draws what it wrote, both sides in turns. */
export async function repaint({ url, people, folder, rounds, say }: Repaint): Promise<Row[]> {
  const port = await freePort()
  const peer = await startAsked('bench/src/load/stored-ws-main.ts', { PORT: String(port), FOLDER: folder })
  const browser = await openBrowser()
  try {
    return await withTimeLimit(browser, LIMIT, async () => {
      const ours = { pair: await openPortals(browser, url, people), times: [] as number[] }
      const plain = { pair: await openPlain(browser, `http://127.0.0.1:${port}`), times: [] as number[] }
      for (let round = -WARM_UP; round < rounds; round += 1)
        for (const { pair, times } of [ours, plain]) {
          const ms = await write(pair, round)
          if (round >= 0) times.push(ms)
        }
      say(`the other browser showed each of ${rounds} writes to the portal, and of as many to the peer`)
      return rowsOf(ours.times, plain.times)
    })
  } finally {
    await browser.close()
    await peer.stop()
  }
}

function rowsOf(ours: readonly number[], peer: readonly number[]): Row[] {
  const at = (percent: number) => ({ ours: percentile(ours, percent), peer: percentile(peer, percent) })
  return [
    row('write to repaint, p50', 'ms', at(50), { against: PEER, goal: 1.5 }),
    row('write to repaint, p95', 'ms', at(95), { against: PEER, goal: 1.5 }),
    row('write to repaint, p95', 'ms', { ...at(95), peer: WITHIN }, { against: `${WITHIN} ms`, goal: 1 }),
  ]
}

/** One write: the time until the other page has drawn its text. */
async function write({ writer, reader, cell, press, prepare }: Pair, round: number): Promise<number> {
  const text = await prepare(round)
  await wait(REST)
  await reader.evaluate(watch, { cell, text })
  const pressed = await writer.evaluate(pressNow, press)
  const drawn = await reader.evaluate(drawnAt)
  const shown = (await reader.locator(cell).innerText()).trim()
  if (shown !== text) throw new Error(`the other page shows "${shown}" instead of "${text}"`)
  // the next value is chosen where this one is known
  await writer.locator(cell).getByText(text, { exact: true }).waitFor()
  return drawn - pressed
}

/** In the page that writes. @returns when it was pressed, in milliseconds since 1970 */
function pressNow(selector: string): number {
  const pressed = performance.timeOrigin + performance.now()
  document.querySelector<HTMLElement>(selector)!.click()
  return pressed
}

/** In the page that looks on: notes when a cell with this text is drawn. */
function watch({ cell, text }: { cell: string; text: string }): void {
  const isShown = () => document.querySelector(cell)!.textContent.trim() === text
  if (isShown()) throw new Error(`it shows "${text}" already`)
  const drawn = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown()) return
      observer.disconnect()
      requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  Object.assign(window, { drawn })
}

/** In the page that looks on. */
const drawnAt = (): Promise<number> => (window as unknown as { drawn: Promise<number> }).drawn
