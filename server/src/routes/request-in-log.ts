import type { FastifyRequest } from 'fastify'

/** A request as the log has it: who holds the log must not be able to use the links of mails. */
export const requestInLog = ({ method, url, headers, address }: FastifyRequest): Record<string, unknown> => ({
  method,
  url: url.replace(/^(\/(?:registrazione|resetPwd)\/).+$/, '$1…'),
  host: headers.host,
  remoteAddress: address,
})
