import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { openEventStream } from './watch.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A stream to a reader who reads, and what the reader has got. */
function opened() {
  const raw = Object.assign(new PassThrough(), { writeHead: () => undefined })
  let text = ''
  raw.on('data', (chunk) => (text += String(chunk)))
  const onClose = jest.fn()
  const stream = openEventStream(raw as unknown as ServerResponse, {}, onClose)
  return { raw, stream, onClose, text: () => text }
}

it('says a word at once, and one every fifteen seconds of silence', async () => {
  const { text } = opened()
  expect(text()).toBe(':ok\n\n')
  await jest.advanceTimersByTimeAsync(14_999)
  expect(text()).toBe(':ok\n\n')
  await jest.advanceTimersByTimeAsync(1)
  expect(text()).toBe(':ok\n\n:ka\n\n')
  await jest.advanceTimersByTimeAsync(15_000)
  expect(text()).toBe(':ok\n\n:ka\n\n:ka\n\n')
})

it('is over at once for a reader who has gone while it was let in', async () => {
  const raw = Object.assign(new PassThrough(), { writeHead: () => undefined, write: () => false })
  raw.destroy()
  await new Promise((closed) => raw.once('close', closed))
  const onClose = jest.fn()
  openEventStream(raw as unknown as ServerResponse, {}, onClose)
  expect(onClose).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(0)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(jest.getTimerCount()).toBe(0)
})

it('says nothing more once it is over', async () => {
  const { raw, onClose, text } = opened()
  raw.destroy()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(text()).toBe(':ok\n\n')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(jest.getTimerCount()).toBe(0)
})
