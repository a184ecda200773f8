import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { PortalError } from '../errors.ts'
import { errorBody } from '../http/error-handler.ts'
import { toEjson } from './call.ts'

/** A comment this often keeps proxies from cutting a silent stream. */
const ALIVE = 15_000
/** Bytes that may wait for a slow reader before the stream is closed. */
const MOST_WAITING = 1_000_000

export interface EventStream {
  send(event: object): void
  /** Ends the stream with an error that realm-web throws to its reader. */
  fail(error: PortalError): void
  end(): void
}

/** Starts an event stream as realm-web reads it; `onClose` runs once, whoever closes it. */
export function openEventStream(
  raw: ServerResponse,
  headers: Record<string, string>,
  onClose: () => void,
): EventStream {
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  // at once, or the client's fetch answers only with the first event
  raw.write(':ok\n\n')
  const alive = setInterval(() => raw.write(':ka\n\n'), ALIVE).unref()
  // tells it too when the reader has gone before it began
  finished(raw, () => {
    clearInterval(alive)
    onClose()
  })
  const fail = (error: PortalError): void => {
    if (!raw.writableEnded) raw.end(`event: error\ndata: ${escaped(JSON.stringify(errorBody(error)))}\n\n`)
  }
  return {
    send(event) {
      if (raw.writableEnded) return
      if (raw.writableLength > MOST_WAITING) return fail(new PortalError('WATCH_SLOW'))
      raw.write(`data: ${escaped(toEjson(event))}\n\n`)
    },
    fail,
    end: () => void raw.end(),
  }
}

/** realm-web decodes exactly these three; a plain line end would cut the event. */
const escaped = (text: string): string => text.replace(/%/g, '%25').replace(/\n/g, '%0A').replace(/\r/g, '%0D')
