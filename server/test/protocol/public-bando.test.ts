import { addDays, dayInRome, formatDate, publicBandoHref, type Bando, type BandoData } from '@bandiera/domain'
import { fetchAs } from './fetch-as.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { PUBLIC_DATA } from './public-data.ts'
import { bandi, fillWorld, people, type Person } from './world.ts'

const HOST = 'sofabis.localhost'
const oggi = dayInRome()
let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ tenants: ['localhost', HOST], fill: async (tenant) => fillWorld(tenant) })
})
afterAll(() => portal.stop())

const SECRETS: Partial<BandoData> = {
  fonte: { nome: 'FONTE-SEGRETA', idEsterno: 'ID-SEGRETO', raw: { Titolo: 'RECORD-SEGRETO' } },
  daControllare: [{ campo: 'comuni', motivo: 'CONTROLLO-SEGRETO' }],
  duplicatoDi: 'DOPPIONE-SEGRETO',
  pubblicatoDa: 'AUTORE-SEGRETO',
  criteri: [{ id: 'c1', tipo: 'territorio', regioni: ['03'], nota: 'NOTA-SEGRETA' }],
}
async function place(data: Partial<BandoData> = {}): Promise<Bando> {
  const bando: Bando = { ...bandi.mio, data: { ...PUBLIC_DATA, ...data } }
  await portal.tenant('localhost').documents.transact(null, async (writer) => {
    await writer.replace('bandi', bando)
  })
  return bando
}
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(portal.url + path, { redirect: 'manual', headers: { accept: 'text/html', ...headers } })
const cookieOf = async (person: Person) => ({
  cookie: `x=1; t=${(await portal.tenant('localhost').sessions.start(people[person])).token}`,
})

it('names version and title of each code of ATECO, also where a client wrote the code alone', async () => {
  const criteri: BandoData['criteri'] = [
    {
      id: 'c1',
      tipo: 'ateco',
      ammessi: [{ codice: '25.62', versione: '2007' }],
      esclusi: [{ codice: '62.10', versione: '2025' }],
    },
  ]
  const page = await (await get(publicBandoHref(await place({ criteri })))).text()
  expect(page).toContain('Codice ATECO 2007 che inizia per 25.62 (Lavori di meccanica generale)')
  expect(page).toContain('ATECO 2025 che iniziano per 62.1 (Attività di programmazione informatica)')
})

it('is readable without scripts: everything that the grant says is in the HTML', async () => {
  const bando = await place({
    sottotitolo: 'Per chi porta il lavoro in rete',
    agevolazioneMax: 50_000,
    intensita: 40,
    obiettivi: ['Digitalizzazione'],
    costi: [{ voce: 'Costo del personale', max: 30 }],
    criteri: [{ id: 'c1', tipo: 'territorio', regioni: ['03'] }],
    documentiRichiesti: [{ nome: 'DURC', obbligatorio: true, validitaGiorni: 120 }],
    premialita: [{ testo: 'Impresa femminile', punti: 5 }],
    sezioni: [{ titolo: 'Modalità di accesso', html: '<p>Domanda <b>online</b>.</p>' }],
    norme: 'L. 1/2026',
  })
  const answer = await get(publicBandoHref(bando))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const page = await answer.text()
  for (const text of [
    '<h1>Voucher digitalità</h1>',
    'Per chi porta il lavoro in rete',
    `Chiude il ${formatDate(addDays(oggi, 12))}`,
    'fino a 50.000\u00a0€',
    '40\u00a0%',
    'Digitalizzazione',
    'Costo del personale (fino al 30\u00a0%)',
    'Lombardia',
    'DURC (validità 120 giorni)',
    'Impresa femminile: 5 punti',
    '<p>Domanda <strong>online</strong>.</p>',
    'L. 1/2026',
  ])
    expect(page).toContain(text)
  expect([...page.matchAll(/<h2 id="(\w+)"/g)].map(([, id]) => id)).toEqual(
    'finalita offerta requisiti criteri accesso'.split(' '),
  )
})

it.each<[Partial<BandoData>, string]>([
  [{ dataChiusura: addDays(oggi, 1), oraChiusura: '12:00' }, `Chiude il ${formatDate(addDays(oggi, 1))} alle 12:00`],
  [{ dataChiusura: oggi, oraChiusura: '23:59' }, `Chiude il ${formatDate(oggi)} alle 23:59`],
  [
    { dataApertura: addDays(oggi, 3), dataChiusura: addDays(oggi, 40) },
    `Apre il ${formatDate(addDays(oggi, 3))}, chiude il ${formatDate(addDays(oggi, 40))}`,
  ],
  [{ dataApertura: undefined, dataChiusura: undefined }, 'Date non ancora note'],
])('says when it opens and closes by days that stay true in a copy of the page: %j', async (dates, words) => {
  const page = await (await get(publicBandoHref(await place(dates)))).text()
  expect(/<p class="stato[^>]*>(.*?)<\/p>/.exec(page)?.[1]).toBe(words)
  expect(page.replace(/<script.*?<\/script>/gs, '')).not.toMatch(/\b(?:tra \d+ giorn|oggi|domani)/i)
})

it('has title, description, canonical address, Open Graph and linked data', async () => {
  const bando = await place({ agevolazioneMax: 50_000, link: 'https://ente.example/bando' })
  const page = await (await get(publicBandoHref(bando))).text()
  const url = `${portal.url}/bando/voucher-digitalita/${bando._id}`
  expect(page).toContain('<title>Voucher digitalità – localhost</title>')
  expect(page).toContain(`<link rel="canonical" href="${url}">`)
  expect(page).toContain(`<meta property="og:url" content="${url}">`)
  expect(page).toMatch(/<meta name="description" content="Camera di commercio\. Agevolazione fino a 50\.000/)
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
  expect(JSON.parse(json!)).toMatchObject({
    '@type': 'MonetaryGrant',
    name: 'Voucher digitalità',
    funder: { name: 'Camera di commercio' },
    amount: { maxValue: 50_000, currency: 'EUR' },
    sameAs: 'https://ente.example/bando',
    url,
  })
})

it.each([null, 'admin', 'editore', 'gestore', 'gestore2', 'professionista'] as const)(
  'has the same bytes for %s: no manager, author, source, flag or note is in them',
  async (person) => {
    const bando = await place(SECRETS)
    const headers = person ? await cookieOf(person) : {}
    const page = await (await get(publicBandoHref(bando), headers)).text()
    expect(page).toContain('Lombardia')
    expect(page).not.toMatch(/-SEGRET[OA]/)
    for (const { _id, name, email } of Object.values(people)) {
      expect(page).not.toContain(_id)
      expect(page).not.toContain(email)
      expect(page).not.toContain(`>${name}<`)
    }
    expect(page).toBe(await (await get(publicBandoHref(bando))).text())
  },
)

it('says when a click day opens, in words and as an instant to count down to, and whether one can write already', async () => {
  const bando = await place({
    procedura: 'click_day',
    dataApertura: '2999-11-29',
    oraApertura: '11:00',
    dataChiusura: '2999-12-31',
    precompilazioneDal: addDays(oggi, -1),
    precompilazioneAl: '2999-11-27',
    oraPrecompilazioneAl: '17:00',
    dataGraduatoria: addDays(oggi, -2),
    scorrimenti: [{ data: oggi, importo: 500_000, nota: '<b>economie</b>' }],
    stanziamento: 2_000_000,
    stanziamentoResiduo: 1_000_000,
    residuoAl: '2026-11-20',
  })
  const page = await (await get(publicBandoHref(bando))).text()
  expect(page).toContain('<strong>Apre venerdì 29 novembre 2999 alle 11:00</strong>')
  expect(page).toContain(`data-conto="${Date.parse('2999-11-29T10:00:00Z')}" hidden`)
  for (const text of [
    'Precompilazione aperta fino a mercoledì 27 novembre 2999 alle 17:00',
    'Graduatoria pubblicata il',
    'altri 500.000\u00a0€: &lt;b&gt;economie&lt;/b&gt;',
    'Risorse residue al 20/11/2026',
  ])
    expect(page).toContain(text)
})

const hidden: [string, Partial<BandoData>][] = [
  ['not public', { pubblico: false }],
  ['a draft', { redazione: 'bozza' }],
  ['under review', { redazione: 'in_revisione' }],
  ['archived', { redazione: 'archiviato' }],
]
it.each(hidden)('answers 404 for a grant that is %s, in the same words as for none', async (_name, data) => {
  const bando = await place({ ...SECRETS, ...data })
  const answer = await get(publicBandoHref(bando))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  const page = await answer.text()
  expect(page).not.toContain('Voucher')
  const nobody = '0'.repeat(24)
  const missing = await get(`/bando/qualcosa/${nobody}`)
  expect([missing.status, await missing.text()]).toEqual([404, page.replaceAll(bando._id, nobody)])
})

it('of another tenant is not there', async () => {
  const path = publicBandoHref(await place())
  const answer = await fetchAs(HOST, portal.port)(`http://${HOST}${path}`, { headers: { accept: 'text/html' } })
  expect([answer.status, (await answer.text()).includes('Voucher')]).toEqual([404, false])
})

it('a title of yesterday leads to the one of today', async () => {
  const bando = await place({ titolo: 'Nuovo titolo' })
  for (const path of [`/bando/voucher-digitalita/${bando._id}`, `/bando/%3Cb%3E/${bando._id}`]) {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/bando/nuovo-titolo/${bando._id}`])
  }
})

it('a closed one says since when', async () => {
  const path = publicBandoHref(await place({ dataChiusura: '2026-01-31' }))
  expect(await (await get(path)).text()).toContain('<strong>Chiuso il 31/01/2026.</strong>')
})

it('nothing hostile in a title, a section or an address becomes code', async () => {
  const evil = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>'
  const bando = await place({
    titolo: evil,
    ente: evil,
    link: 'https://x.example/"><script>alert(1)</script>',
    norme: evil,
    documentiRichiesti: [{ nome: evil, obbligatorio: true }],
    sezioni: [
      { titolo: evil, html: `<p onclick="alert(1)" style="color:red">ciao${evil}</p><iframe src="//x"></iframe>` },
      { titolo: 'Revoca', html: '<a href="javascript:alert(1)">qui</a><a href="//x.example">là</a><svg onload=x>' },
    ],
  })
  const page = await (await get(publicBandoHref(bando))).text()
  const tags = [...page.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag)
  expect(tags.filter((tag) => /^<(script|img|iframe|svg)/.test(tag))).toEqual([
    '<script type="application/ld+json">',
    expect.stringMatching(/^<script src="\/bando-pubblico\.js\?v=\w+">$/),
  ])
  const unquoted = tags.map((tag) => tag.replaceAll(/"[^"]*"/g, '""'))
  expect(unquoted.filter((tag) => /\s(?:on\w+|style)=/.test(tag))).toEqual([])
  const addresses = [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
  expect(addresses.filter((address) => !/^(?:https?:\/\/(?:x\.example|localhost)|\/(?!\/)|#)/.test(address!))).toEqual(
    [],
  )
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
  expect(JSON.parse(json!)).toMatchObject({ name: evil })
})

it('runs one file of ours and nothing inline, may be kept and is asked for again', async () => {
  const path = publicBandoHref(await place())
  const answer = await get(path)
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'sha256-")
  expect(policy).not.toMatch(/unsafe|nonce|\*/)
  expect(answer.headers.get('cache-control')).toBe('public, no-cache')
  const etag = answer.headers.get('etag')!
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
  await place({ titolo: PUBLIC_DATA.titolo, ente: 'Regione' })
  expect((await get(path, { 'if-none-match': etag })).status).toBe(200)
  const script = await get(/src="(\/bando-pubblico\.js[^"]*)"/.exec(await answer.text())![1]!)
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
})

it('a visitor who opens the address of the portal is led to the public page; who is signed in stays', async () => {
  const bando = await place()
  const answer = await get(`/bando/${bando._id}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, publicBandoHref(bando)])
  expect((await get(`/bando/${bando._id}`, { cookie: 't=scaduto' })).status).toBe(302)
  // the portal is not built here: it is asked for
  expect((await get(`/bando/${bando._id}`, await cookieOf('gestore'))).status).toBe(503)
  await place({ pubblico: false })
  expect((await get(`/bando/${bando._id}`)).status).toBe(503)
})

it('is off with the feature of the grants', async () => {
  const path = publicBandoHref(await place())
  const turn = (on: boolean) =>
    portal.tenant('localhost').documents.transact(null, async (writer) => {
      const { doc } = (await writer.get('settings', 'localhost'))!
      await writer.replace('settings', { ...doc, moduli: { bandi: on } })
    })
  await turn(false)
  expect((await get(path)).status).toBe(404)
  await turn(true)
  expect((await get(path)).status).toBe(200)
})
