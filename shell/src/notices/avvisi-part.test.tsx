import { newId, type Avviso } from '@bandiera/domain'
import type { AvvisiProps } from '@bandiera/platform'
import { GESTORE_ID, unaAzienda, unBando, unUsr } from '@bandiera/testing'
import { act, screen, within } from '@testing-library/react'
import { useEffect } from 'react'
import { aManifest, aModule } from '../../test/a-manifest.ts'
import { aLoader } from '../../test/a-loader.ts'
import { renderShell } from '../../test/render-shell.tsx'

const azienda = unaAzienda({ ragioneSociale: 'Verdi Srl' })
const [voucher, fondo] = [unBando({ data: { titolo: 'Voucher' } }), unBando({ data: { titolo: 'Fondo verde' } })]
const unAvviso = (over: Partial<Avviso> = {}): Avviso => ({
  _id: newId(),
  usrId: GESTORE_ID,
  tipo: 'nuovo_incrocio',
  bandoId: voucher._id,
  aziende: [azienda._id],
  quante: 1,
  impronta: 'a',
  creatoIl: '2026-11-22T08:00:00.000Z',
  ...over,
})

type Options = Parameters<typeof renderShell>[0]
async function open(avvisi: Avviso[], options: Options = {}) {
  const shell = await renderShell({
    signedIn: unUsr('gestore'),
    path: '/boh',
    aziende: [azienda],
    bandi: [voucher, fondo],
    avvisi,
    ...options,
  })
  const bell = () => screen.getByRole('button', { name: /^Notifiche/ })
  await shell.user.click(bell())
  const panel = () => within(screen.getByRole('group', { name: 'Notifiche' }))
  await panel().findByRole('heading', { name: 'Notifiche' })
  const rows = () =>
    within(panel().getByRole('list', { name: 'Bandi per le tue aziende' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent)
  return { ...shell, bell, panel, rows }
}

describe('the notices that stay', () => {
  it('are counted on the bell with those of the page, while they are unread', async () => {
    const read = unAvviso({ lettoIl: '2026-11-22T09:00:00.000Z' })
    const { bell, shell, feed } = await open([unAvviso(), unAvviso({ bandoId: fondo._id }), read])
    expect(bell()).toHaveAccessibleName('Notifiche, 2 da leggere')
    act(() => shell.notices.push({ text: 'Rete assente', kind: 'error' }))
    expect(bell()).toHaveAccessibleName('Notifiche, 3 da leggere')
    act(() => feed.put('avvisi', unAvviso()))
    expect(bell()).toHaveAccessibleName('Notifiche, 4 da leggere')
  })

  it('stand together by grant, the last told first, and say which companies it is about', async () => {
    const { rows } = await open([
      unAvviso({ bandoId: fondo._id, quante: 7, creatoIl: '2026-11-21T08:00:00.000Z' }),
      unAvviso(),
      unAvviso({ tipo: 'scadenza', giorni: 7, chiude: '2026-11-29', creatoIl: '2026-11-22T06:00:00.000Z' }),
    ])
    expect(rows()).toEqual([
      expect.stringMatching(/^Voucher \(da leggere\).*Nuovo incrocio: Verdi Srl.*Chiude il 29\/11\/2026: Verdi Srl/),
      expect.stringMatching(/^Fondo verde \(da leggere\).*Nuovo incrocio: 7 aziende/),
    ])
  })

  it('lead to the companies that the grant fits, close the panel and count as read', async () => {
    const avviso = unAvviso()
    const { panel, user, where, feed, bell } = await open([avviso])
    await user.click(panel().getByRole('link', { name: 'Voucher' }))
    expect(where()).toBe(`/incroci?tab=bando&bando=${voucher._id}`)
    expect(bell()).toHaveAttribute('aria-expanded', 'false')
    const patch = { set: { lettoIl: expect.stringMatching(/^\d{4}-.*Z$/) } }
    expect(feed.writes).toMatchObject([{ op: 'update', coll: 'avvisi', id: avviso._id, patch }])
  })

  it('are marked as read by keyboard, one grant at a time, with everything that was told of it', async () => {
    const { panel, user, feed } = await open([
      unAvviso(),
      unAvviso({ tipo: 'scadenza' }),
      unAvviso({ bandoId: fondo._id }),
    ])
    act(() => panel().getByRole('button', { name: 'Segna come letto: Voucher' }).focus())
    await user.keyboard('{Enter}')
    expect(feed.writes).toHaveLength(2)
  })

  it('are all marked as read with one request, and say so when that fails', async () => {
    const asked: unknown[] = []
    globalThis.fetch = async (path, init) => {
      asked.push([init?.method, path])
      return Response.json({ error: 'Riprova tra poco.', error_code: 'X' }, { status: 503 })
    }
    const { panel, user } = await open([unAvviso()])
    await user.click(panel().getByRole('button', { name: 'Segna tutti come letti' }))
    expect(asked).toEqual([['POST', '/api/avvisi/letti']])
    expect((await screen.findAllByText('Riprova tra poco.')).length).toBeGreaterThan(0)
  })

  it('of an import are twenty at first, and more on request', async () => {
    const many = Array.from({ length: 25 }, (_, n) => unBando({ data: { titolo: `Bando ${n}` } }))
    const { panel, rows, user } = await open(
      many.map(({ _id }) => unAvviso({ bandoId: _id })),
      { bandi: many },
    )
    expect(rows()).toHaveLength(20)
    await user.click(panel().getByRole('button', { name: 'Mostra altri 5 bandi' }))
    expect(rows()).toHaveLength(25)
  })

  it('of a grant that is not seen any more say so, and lead nowhere', async () => {
    const { panel } = await open([unAvviso({ bandoId: newId() })])
    expect(panel().getByText('Un bando che non vedi più')).toBeVisible()
    expect(panel().queryByRole('link')).toBeNull()
  })
})

describe('the slot of notices', () => {
  const scaduta = { id: '1', titolo: 'Voucher', testo: 'È passato il termine', href: '/pratica/p-a', urgente: true }
  function Scadute({ report }: AvvisiProps) {
    useEffect(() => report([scaduta]), [report])
    return null
  }
  const slots = [{ slot: 'avvisi', ref: 'avvisi', feature: 'pratiche', title: 'Scaduti per te', order: 1 }]
  const manifest = aManifest(undefined, ['account', 'bandi', 'incroci', 'aziende'])
  manifest.modules.push(aModule('pratiche', { slots }))
  manifest.features.push('pratiche')
  const Part = (props: Partial<AvvisiProps>) => (props.report ? <Scadute report={props.report} /> : <h1>Schermata</h1>)
  const loader = aLoader(() => Part)

  it('shows the lines of a module under its title, and leads there', async () => {
    const { panel, user, where } = await open([], { manifest, loader })
    const part = within(panel().getByRole('region', { name: 'Scaduti per te' }))
    expect(part.getByText('È passato il termine')).toBeVisible()
    expect(panel().queryByText('Nessuna notifica')).toBeNull()
    await user.click(part.getByRole('link', { name: 'Voucher' }))
    expect(where()).toBe('/pratica/p-a')
  })
})
