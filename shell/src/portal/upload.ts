import type { Portal } from '@bandiera/platform'
import { texts } from '../texts.ts'
import { demandOwnPath, refusalOf, RequestError, type RequestOptions } from './request.ts'

/** Uploads for modules: like `request`, with progress, which `fetch` does not report. */
export function createUpload({ token, onSessionEnd }: RequestOptions): Portal['upload'] {
  return async (path, file, { onProgress, signal, method = 'POST' } = {}) => {
    demandOwnPath(path)
    signal?.throwIfAborted()
    const call = new XMLHttpRequest()
    call.open(method, path)
    call.setRequestHeader('content-type', file.type || 'application/octet-stream')
    const bearer = token()
    if (bearer) call.setRequestHeader('authorization', `Bearer ${bearer}`)
    const stop = () => call.abort()
    signal?.addEventListener('abort', stop)
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    await new Promise<void>((resolve) => {
      call.onloadend = () => resolve()
      call.send(file)
    }).finally(() => signal?.removeEventListener('abort', stop))
    signal?.throwIfAborted()
    if (call.status >= 200 && call.status < 300) return bodyOf(call)
    if (call.status === 0) throw new RequestError('NETWORK', texts.offline)
    const refusal = refusalOf(call.status, bodyOf(call))
    if (call.status === 401) onSessionEnd(refusal.message)
    throw refusal
  }
}

function bodyOf({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText)
  } catch {
    return null
  }
}
