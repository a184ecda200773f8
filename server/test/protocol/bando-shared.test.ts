import { publicBandoHref, type Bando, type BandoData } from '@bandiera/domain'
import { startPortal, type TestPortal } from './portal.ts'
import { PUBLIC_DATA } from './public-data.ts'
import { bandi, fillWorld } from './world.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ fill: async (tenant) => fillWorld(tenant) })
})
afterAll(() => portal.stop())

async function place(data: Partial<BandoData> = {}): Promise<Bando> {
  const bando: Bando = { ...bandi.mio, data: { ...PUBLIC_DATA, ...data } }
  await portal.tenant('localhost').documents.transact(null, async (writer) => {
    await writer.replace('bandi', bando)
  })
  return bando
}
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(portal.url + path, { redirect: 'manual', headers: { accept: 'text/html', ...headers } })

describe('what is kept elsewhere of a public grant', () => {
  const headOf = async (data: Partial<BandoData>) => {
    const page = await (await get(publicBandoHref(await place(data)))).text()
    const content = (name: string) => new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1] ?? ''
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
    return { content, linked: JSON.parse(json!) as { potentialAction?: object } }
  }
  const chiude = { dataApertura: '2020-01-10', oraApertura: '09:00', dataChiusura: '2999-07-14', oraChiusura: '12:00' }

  it.each<[string, Partial<BandoData>, string]>([
    ['open', chiude, 'Chiude il 14/07/2999 alle 12:00'],
    ['without an hour', { ...chiude, oraChiusura: undefined }, 'Chiude il 14/07/2999'],
    ['closed early', { ...chiude, chiusuraAnticipata: '2020-02-01' }, 'Chiuso il 01/02/2020'],
    ['about to close early', { ...chiude, chiusuraAnticipata: '2999-01-02' }, 'Chiude il 01/01/2999'],
    [
      'not open yet',
      { ...chiude, dataApertura: '2999-06-01' },
      'Apre il 01/06/2999 alle 09:00, chiude il 14/07/2999 alle 12:00',
    ],
    ['open until the money ends', { ...chiude, dataChiusura: undefined }, 'Aperto fino a esaurimento delle risorse'],
    ['closed', { ...chiude, dataChiusura: '2020-03-01' }, 'Chiuso il 01/03/2020'],
  ])('says days, never how many are left: %s', async (_, data, words) => {
    const { content } = await headOf(data)
    for (const name of ['description', 'og:description', 'og:image:alt']) {
      expect(content(name)).toContain(words)
      expect(content(name)).not.toMatch(/\btra \d|oggi|domani|giorn/)
      expect(content(name)).not.toMatch(/\. \p{Ll}/u)
    }
  })

  it.each<[string, Partial<BandoData>, object]>([
    [
      'summer',
      chiude,
      {
        potentialAction: {
          '@type': 'ApplyAction',
          startTime: '2020-01-10T09:00:00+01:00',
          endTime: '2999-07-14T12:00:00+02:00',
        },
      },
    ],
    [
      'days alone',
      { dataApertura: '2020-01-10', dataChiusura: '2999-12-14' },
      { potentialAction: { '@type': 'ApplyAction', startTime: '2020-01-10', endTime: '2999-12-14' } },
    ],
    [
      'closed early',
      { ...chiude, chiusuraAnticipata: '2020-02-01' },
      { potentialAction: { '@type': 'ApplyAction', endTime: '2020-01-31' } },
    ],
    ['no days', { dataApertura: undefined, dataChiusura: undefined }, {}],
  ])('says in its linked data until when one can apply: %s', async (_, data, expected) => {
    const { linked } = await headOf(data)
    expect(linked).toMatchObject({ '@type': 'MonetaryGrant', ...expected })
    expect('potentialAction' in linked).toBe('potentialAction' in expected)
  })

  it('has a card with its words, without login, and none once it is not public', async () => {
    const { content } = await headOf(chiude)
    expect([content('twitter:card'), content('og:image:width'), content('og:image:type')]).toEqual([
      'summary_large_image',
      '1200',
      'image/png',
    ])
    const card = await fetch(content('og:image'))
    expect([card.status, card.headers.get('content-type'), card.headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'image/png',
      'cross-origin',
    ])
    expect(card.headers.get('cache-control')).toContain('immutable')
    const { content: changed } = await headOf({ ...chiude, titolo: 'Un altro titolo' })
    expect(changed('og:image')).not.toBe(content('og:image'))
    await place({ pubblico: false })
    expect((await fetch(content('og:image'))).status).toBe(404)
  })
})

describe('search engines', () => {
  /** Whether a crawler may ask for it, by the longest rule that fits (RFC 9309). */
  function mayRead(robots: string, path: string): boolean {
    const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].filter(([, , rule]) => path.startsWith(rule!))
    const [best] = rules.toSorted(([, , a], [, , b]) => b!.length - a!.length)
    return best?.[1] !== 'Disallow'
  }

  it('may read the login and public grants, and nothing else', async () => {
    const path = publicBandoHref(await place())
    const answer = await get('/robots.txt')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    const robots = await answer.text()
    for (const open of ['/login', path, `${path}/immagine.png`])
      expect([open, mayRead(robots, open)]).toEqual([open, true])
    for (const shut of ['/', '/bandi', '/incroci', '/aziende', '/privacy', '/api/paese', '/sync/pull', '/documento/1'])
      expect([shut, mayRead(robots, shut)]).toEqual([shut, false])
    expect(robots).toContain(`Sitemap: ${portal.url}/sitemap.xml`)
  })

  it('find every public grant of the tenant in its sitemap, as it is now', async () => {
    const sitemap = async () => {
      const answer = await get('/sitemap.xml')
      expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
      return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)
    }
    const path = publicBandoHref(await place())
    expect(await sitemap()).toEqual([`${portal.url}/login`, portal.url + path])
    await place({ redazione: 'bozza' })
    expect(await sitemap()).toEqual([`${portal.url}/login`])
  })
})
