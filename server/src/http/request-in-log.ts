import type { FastifyRequest } from 'fastify'

/** Parameters whose values say nothing of a person and open nothing. */
const HARMLESS = new Set('since ep colls whole versione anteprima indice prova tabella quante v'.split(' '))

/** A reader of the log gets no link of a mail or file, and no word that was searched or named. */
export const requestInLog = ({ method, url, headers, address }: FastifyRequest): Record<string, unknown> => ({
  method,
  url: withoutSecrets(url),
  host: headers.host,
  remoteAddress: address,
})

function withoutSecrets(url: string): string {
  const [, path = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(url) ?? []
  const shown = path.replace(/^(\/(?:registrazione|resetPwd)\/).+$/, '$1…')
  return query === undefined ? shown : `${shown}?${query.split('&').map(harmless).join('&')}`
}

/** A parameter whose name is not as we write it could be any. */
function harmless(parameter: string): string {
  const [, name] = /^([a-z_]{1,30})=/i.exec(parameter) ?? []
  if (name === undefined) return '…'
  return HARMLESS.has(name) ? parameter : `${name}=…`
}
