import { linkOfDetails } from '@bandiera/wire'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, PortalError, secondsToWait } from '../errors.ts'
import { escapeHtml } from './page/html.ts'

/** App Services' own name where a client acts on it: realm-web then renews its access token and tries once more. */
const APP_SERVICES_CODES: Partial<Record<ErrorCode, string>> = { SESSION_ENDED: 'InvalidSession' }

/** In the shape that realm-web reads. */
export const errorBody = (error: PortalError) => ({
  error: error.message,
  error_code: APP_SERVICES_CODES[error.code] ?? error.code,
  link: error.details ? linkOfDetails(error.details) : '',
})

/** Errors of the catalogue answer with their text; anything else is logged and answers 500 without details. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = error instanceof PortalError ? error : translated(error)
    if (known.status >= 500) request.log.error(error)
    return answer(request, reply, known)
  })
  app.setNotFoundHandler((request, reply) => answer(request, reply, new PortalError('PAGE_MISSING')))
}

export function answer(request: FastifyRequest, reply: FastifyReply, error: PortalError): FastifyReply {
  void reply.code(error.status).header('cache-control', 'no-store').removeHeader('content-encoding')
  const seconds = secondsToWait(error)
  if (seconds !== null) void reply.header('retry-after', seconds)
  // the rest of a body that was too slow would be taken for the next request; other bodies are passed over
  if (error.status === 408) void reply.header('connection', 'close')
  else void reply.removeHeader('connection')
  // of a stream that failed before its first byte
  reply.raw.removeHeader('content-encoding')
  const wantsPage = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/')
  if (wantsPage) return reply.type('text/html; charset=utf-8').send(errorPage(error.message))
  return reply.type('application/json').send(JSON.stringify(errorBody(error)))
}

const PARTS: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'content-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'content-length',
}

function translated(error: FastifyError): PortalError {
  const status = error.statusCode ?? 500
  if (status === 413) return new PortalError('REQUEST_LARGE')
  if (status === 404 || status === 403) return new PortalError('PAGE_MISSING')
  if (status === 412) return new PortalError('REQUEST_STALE')
  if (status === 416) return new PortalError('REQUEST_RANGE')
  const part = PARTS[error.code] ?? error.code ?? (error instanceof SyntaxError ? 'JSON' : 'HTTP')
  return status >= 400 && status < 500 ? new PortalError('REQUEST_INVALID', part) : new PortalError('SERVER_FAILED')
}

/** For what cannot be shown inside the portal: an unknown host, a missing file. */
const errorPage = (text: string): string =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Bandiera</title>` +
  `<meta name="viewport" content="width=device-width"></head><body><main><h1>Bandiera</h1><p>${escapeHtml(text)}</p></main></body></html>`
