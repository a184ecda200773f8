import type { FastifyRequest } from 'fastify'
import { requestInLog } from './request-in-log.ts'

const logged = (url: string) =>
  requestInLog({ method: 'GET', url, headers: { host: 'localhost' }, address: '203.0.113.7' } as FastifyRequest).url

describe('a request in the log', () => {
  it('says who asked for what', () => {
    expect(logged('/aziende')).toBe('/aziende')
    expect(logged('/sync/pull?since=12&ep=a1&colls=usr,bandi')).toBe('/sync/pull?since=12&ep=a1&colls=usr,bandi')
  })

  it.each([
    ['the token of a link', '/resetPwd/a.b.c', '/resetPwd/…'],
    ['the token of a link behind a login', '/login?redirectTo=/resetPwd/a.b.c', '/login?redirectTo=…'],
    [
      'the address of a file',
      '/api/documenti/1/file?firma=a.b.c&versione=2',
      '/api/documenti/1/file?firma=…&versione=2',
    ],
    ['what a stream filters by', '/api/x/functions/call?baas_request=eyJ9', '/api/x/functions/call?baas_request=…'],
    ['the name of a file', '/api/documenti/1/file?file=Visura%20Rossi.pdf', '/api/documenti/1/file?file=…'],
    ['a value whose name it does not know', '/aziende?cerca=RSSMRA80A01H501U', '/aziende?cerca=…'],
    ['a value without a name', '/aziende?RSSMRA80A01H501U', '/aziende?…'],
    ['a name that is written otherwise', '/login?%66irma=a.b.c', '/login?…'],
  ])('does not hold %s', (_what, url, expected) => {
    expect(logged(url)).toBe(expected)
  })
})
