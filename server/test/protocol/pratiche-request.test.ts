import type { Pratica } from '@bandiera/domain'
import { lettersOf } from './mailbox.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { headersOf } from './send-file.ts'
import { aziende, fillWorld, people, pratiche, type Person } from './world.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startPortal({ fill: fillWorld })
  const checklist: Pratica['checklist'] = ['Visura camerale', 'DURC'].map((voce) => {
    return { voce, obbligatoria: true, stato: 'manca' }
  })
  await portal
    .tenant('localhost')
    .documents.transact(null, (writer) => writer.replace('pratiche', { ...pratiche.mia, checklist }))
})
afterEach(() => portal.stop())

const GOOD = { email: ' Mario@Rossi.IT ', nome: 'Mario', voci: ['Visura camerale', 'DURC'] }
const ask = async (person: Person | null, body: object = GOOD, id = pratiche.mia._id) => {
  const headers = await headersOf(portal, person)
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/pratiche/${id}/richiesta`,
    headers,
    payload: body,
  })
  return { status: answer.statusCode, body: answer.body ? (JSON.parse(answer.body) as { error?: string }) : null }
}
const notes = async () => (await portal.tenant('localhost').store.get('pratiche', pratiche.mia._id))?.doc.note ?? []

it('sends the contact of the company what is missing, and notes who asked whom for what', async () => {
  const more = { messaggio: 'Bastano in PDF.\nGrazie', entro: '2026-12-05' }
  expect(await ask('professionista', { ...GOOD, ...more })).toEqual({ status: 204, body: null })
  const [letter, ...others] = await lettersOf(portal)
  expect(others).toEqual([])
  expect(letter).toMatchObject({
    to: 'Mario <Mario@rossi.it>',
    subject: expect.stringContaining('2 documenti per «Pratica 1»'),
  })
  for (const words of [
    '- Visura camerale\n- DURC',
    'Bastano in PDF.\nGrazie',
    'entro il 05/12/2026',
    aziende.mia.ragioneSociale,
  ]) {
    expect(letter!.text.replaceAll('\r\n', '\n')).toContain(words)
  }
  expect(letter!.raw).toMatch(/^Reply-To: professionista@demo\.test\r$/m)
  expect(letter!.raw).toContain('Content-Type: text/html')
  expect(await notes()).toMatchObject([
    {
      autore: people.professionista._id,
      testo:
        'Documenti chiesti per e-mail a Mario@rossi.it, entro il 05/12/2026: Visura camerale, DURC.\n«Bastano in PDF.\nGrazie»',
    },
  ])
})

it.each<[Person, number]>([
  ['admin', 204],
  ['gestore', 204],
  ['professionista', 204],
  ['collega', 404],
  ['gestore2', 404],
  ['professionista2', 404],
  ['editore', 404],
])('is for users who may write the case file: %s gets %d', async (person, status) => {
  expect((await ask(person)).status).toBe(status)
  expect(await lettersOf(portal)).toHaveLength(status === 204 ? 1 : 0)
  expect(await notes()).toHaveLength(status === 204 ? 1 : 0)
})

it('is refused to readers of a shared case file, and without login', async () => {
  expect((await ask('gestore', GOOD, pratiche.condivisa._id)).status).toBe(403)
  expect((await ask(null)).status).toBe(401)
  expect((await ask('gestore', GOOD, 'altro')).status).toBe(404)
  expect(await lettersOf(portal)).toEqual([])
})

it.each([
  [{ email: 'mario' }, /email: .*@/],
  [{ email: '' }, /email: /],
  [{ voci: [] }, /voci: scegli almeno un documento/],
  [{ voci: ['Compra qui'] }, /«Compra qui» non è nella checklist/],
  [{ entro: 'domani' }, /entro: /],
])('refuses %j with the reason, and writes and sends nothing', async (wrong, words) => {
  const { status, body } = await ask('gestore', { ...GOOD, ...wrong })
  expect(status).toBe(422)
  expect(body?.error).toMatch(words)
  expect(await notes()).toEqual([])
  expect(await lettersOf(portal)).toEqual([])
})
