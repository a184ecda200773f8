import {
  newId,
  type Avviso,
  type AvvisoBando,
  type AvvisoIncroci,
  type AvvisoRegistry,
  type AziendaNews,
} from '@bandiera/domain'
import type { AvvisiProps } from '@bandiera/platform'
import { GESTORE_ID, unaAzienda, unBando, unUsr } from '@bandiera/testing'
import { act, screen, within } from '@testing-library/react'
import { useEffect } from 'react'
import { aManifest, aModule } from '../../test/a-manifest.ts'
import { aLoader } from '../../test/a-loader.ts'
import { renderShell } from '../../test/render-shell.tsx'

const verdi = unaAzienda({ ragioneSociale: 'Verdi Srl' })
const brambilla = unaAzienda({ ragioneSociale: 'Brambilla Srl' })
const [voucher, fondo] = [unBando({ data: { titolo: 'Voucher' } }), unBando({ data: { titolo: 'Fondo verde' } })]
const bandi = (quanti: number) => ({ quanti, bandi: [voucher._id, fondo._id].slice(0, quanti) })

/** Notices of one minute; every company has the given ones. */
function anAvviso(aziende: Record<string, Partial<AziendaNews>>, over: Partial<AvvisoIncroci> = {}): AvvisoIncroci {
  const quando = over.minuto ? over.minuto.replace('Z', ':00.000Z') : '2026-11-22T08:00:00.000Z'
  const novita = Object.entries(aziende).map(([aziendaId, parti]) => ({ aziendaId, quando, ...parti }))
  return {
    _id: newId(),
    usrId: GESTORE_ID,
    tipo: 'incroci',
    minuto: '2026-11-22T08:00Z',
    novita,
    quante: novita.length,
    ...over,
  }
}
/** A notice as it was written before, for one grant. */
const anEarlierOne = (over: Partial<AvvisoBando> = {}): AvvisoBando => ({
  _id: newId(),
  usrId: GESTORE_ID,
  tipo: 'nuovo_incrocio',
  bandoId: voucher._id,
  aziende: [verdi._id],
  quante: 1,
  impronta: 'a',
  creatoIl: '2026-11-20T08:00:00.000Z',
  ...over,
})

type Options = Parameters<typeof renderShell>[0]
async function open(avvisi: Avviso[], options: Options = {}) {
  const shell = await renderShell({
    signedIn: unUsr('gestore'),
    path: '/boh',
    aziende: [verdi, brambilla],
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
  it('are counted on the bell by company, with those of the page, while they are unread', async () => {
    const read = anAvviso({ [verdi._id]: { nuovi: bandi(1) } }, { lettoIl: '2026-11-22T09:00:00.000Z' })
    const { bell, shell, feed } = await open([
      anAvviso({ [verdi._id]: { nuovi: bandi(2) }, [brambilla._id]: { nuovi: bandi(1) } }),
      anAvviso({ [verdi._id]: { nuovi: bandi(1) } }, { minuto: '2026-11-22T08:05Z' }),
      read,
    ])
    expect(bell()).toHaveAccessibleName('Notifiche, 2 da leggere')
    act(() => shell.notices.push({ text: 'Rete assente', kind: 'error' }))
    expect(bell()).toHaveAccessibleName('Notifiche, 3 da leggere')
    act(() => feed.put('avvisi', anAvviso({ [newId()]: { nuovi: bandi(1) } })))
    expect(bell()).toHaveAccessibleName('Notifiche, 4 da leggere')
  })

  it('are one line for each company, however many records there are, the newest first', async () => {
    const { rows } = await open([
      anAvviso({ [verdi._id]: { nuovi: { quanti: 7, bandi: [voucher._id] } }, [brambilla._id]: { nuovi: bandi(1) } }),
      anAvviso({ [verdi._id]: { nuovi: { quanti: 1, bandi: [fondo._id] } } }, { minuto: '2026-11-22T09:00Z' }),
    ])
    expect(rows()).toEqual([
      expect.stringMatching(/^Verdi Srl: 8 bandi ammissibili \(da leggere\).*Fondo verde · 22\/11\/2026 10:00$/),
      expect.stringMatching(/^Brambilla Srl: 1 bando ammissibile \(da leggere\).*Voucher · 22\/11\/2026 09:00$/),
    ])
  })

  it('say what changed and what closes in the same line', async () => {
    const closing = { quanti: 2, bandi: [voucher._id, fondo._id], fino: '9999-12-31' }
    const { rows } = await open([
      anAvviso(
        { [verdi._id]: { nuovi: bandi(1), cambiati: bandi(1), scadenze: closing } },
        { minuto: '2026-11-22T09:00Z' },
      ),
      anAvviso({ [brambilla._id]: { scadenze: { ...bandi(1), fino: '2026-11-01' } } }),
    ])
    expect(rows()[0]).toMatch(
      /^Verdi Srl: 1 bando ammissibile, 1 bando cambiato, 2 bandi in chiusura .*Voucher, chiude il 31\/12\/2027, e altri 3$/,
    )
    expect(rows()[1]).toMatch(/^Brambilla Srl: 1 bando chiuso /)
  })

  it('lead to the grants that the company fits, close the panel and count as read', async () => {
    const avviso = anAvviso({ [verdi._id]: { nuovi: bandi(2) } })
    const { panel, user, where, feed, bell } = await open([avviso])
    await user.click(panel().getByRole('link', { name: 'Verdi Srl: 2 bandi ammissibili' }))
    expect(where()).toBe(`/incroci?azienda=${verdi._id}&f=esito:=:ammissibile`)
    expect(bell()).toHaveAttribute('aria-expanded', 'false')
    const patch = { set: { lettoIl: expect.stringMatching(/^\d{4}-.*Z$/) } }
    expect(feed.writes).toMatchObject([{ op: 'update', coll: 'avvisi', id: avviso._id, patch }])
  })

  it('are marked as read by keyboard, one company at a time, and as a whole with the last', async () => {
    const both = anAvviso({ [verdi._id]: { nuovi: bandi(1) }, [brambilla._id]: { nuovi: bandi(1) } })
    const alone = anAvviso({ [verdi._id]: { nuovi: bandi(1) } }, { minuto: '2026-11-22T09:00Z' })
    const { panel, user, feed, bell } = await open([both, alone])
    act(() => panel().getByRole('button', { name: 'Segna come letto: Verdi Srl: 1 bando ammissibile' }).focus())
    await user.keyboard('{Enter}')
    const when = expect.stringMatching(/Z$/)
    expect(feed.writes).toHaveLength(2)
    expect(feed.writes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: both._id, patch: { set: { [`lette.${verdi._id}`]: when } } }),
        expect.objectContaining({ id: alone._id, patch: { set: { lettoIl: when } } }),
      ]),
    )
    const now = '2026-11-22T09:00:00.000Z'
    const read = [
      { ...both, lette: { [verdi._id]: now } },
      { ...alone, lettoIl: now },
    ]
    act(() => read.forEach((avviso) => feed.put('avvisi', avviso)))
    expect(bell()).toHaveAccessibleName('Notifiche, 1 da leggere')
    expect(panel().queryByRole('button', { name: /^Segna come letto: Verdi/ })).toBeNull()
  })

  it('are all marked as read with one request, and say so when that fails', async () => {
    const asked: unknown[] = []
    globalThis.fetch = async (path, init) => {
      asked.push([init?.method, path])
      return Response.json({ error: 'Riprova tra poco.', error_code: 'X' }, { status: 503 })
    }
    const { panel, user } = await open([anAvviso({ [verdi._id]: { nuovi: bandi(1) } })])
    await user.click(panel().getByRole('button', { name: 'Segna tutte come lette' }))
    expect(asked).toEqual([['POST', '/api/avvisi/letti']])
    expect((await screen.findAllByText('Riprova tra poco.')).length).toBeGreaterThan(0)
  })

  it('of an import are twenty at first, and more on request; companies beyond are only counted', async () => {
    const many = Array.from({ length: 25 }, (_, n) => unaAzienda({ ragioneSociale: `Azienda ${n}` }))
    const parti = Object.fromEntries(many.map(({ _id }) => [_id, { nuovi: bandi(1) }]))
    const { panel, rows, user } = await open([anAvviso(parti, { quante: 925 })], { aziende: many })
    expect(rows()).toHaveLength(20)
    await user.click(panel().getByRole('button', { name: 'Mostra altre 6 aziende' }))
    expect(rows()).toHaveLength(26)
    expect(rows().at(-1)).toMatch(/^Altre 900 aziende \(da leggere\)/)
  })

  it('of a company that is not seen any more say so, and lead nowhere', async () => {
    const { panel } = await open([anAvviso({ [newId()]: { nuovi: bandi(1) } })])
    expect(panel().getByText('Un’azienda che non vedi più: 1 bando ammissibile')).toBeVisible()
    expect(panel().queryByRole('link')).toBeNull()
  })

  it('that were written before, for each grant, are in the line of their company and say no more than they knew', async () => {
    const { rows, bell, user, panel, feed } = await open([
      anEarlierOne({ aziende: [verdi._id, brambilla._id], quante: 2 }),
      anEarlierOne({ bandoId: fondo._id, creatoIl: '2026-11-21T08:00:00.000Z' }),
      anEarlierOne({ tipo: 'scadenza', giorni: 7, chiude: '2026-11-01', aziende: [brambilla._id] }),
      anAvviso({ [verdi._id]: { nuovi: bandi(1) } }),
    ])
    expect(bell()).toHaveAccessibleName('Notifiche, 2 da leggere')
    expect(rows()).toEqual([
      expect.stringMatching(/^Verdi Srl: 1 bando ammissibile, 2 nuovi incroci/),
      expect.stringMatching(/^Brambilla Srl: 1 nuovo incrocio, 1 bando chiuso/),
    ])
    await user.click(panel().getByRole('button', { name: /^Segna come letto: Verdi/ }))
    expect(feed.writes).toHaveLength(3)
  })

  it('are shown when a record of theirs is missing', async () => {
    const { bell } = await open([{ _id: newId(), usrId: GESTORE_ID, tipo: 'incroci' } as Avviso])
    expect(bell()).toHaveAccessibleName('Notifiche')
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

it('tells operators of the registry apart from companies; the bell counts it, and following it reads it', async () => {
  const deciso: AvvisoRegistry = {
    _id: newId(),
    usrId: GESTORE_ID,
    tipo: 'registro',
    titolo: 'mf-prova 1.1.0 non c’è più per uno.test',
    testo: 'Deciso da sistema: x',
    quando: '2026-11-22T08:00:00.000Z',
  }
  const { bell, feed, panel, rows, user } = await open([deciso, anAvviso({ [verdi._id]: { nuovi: bandi(1) } })])
  expect(bell()).toHaveAccessibleName(/2/)
  expect(rows()).toHaveLength(1)
  const apart = within(panel().getByRole('list', { name: 'Registro dei moduli' }))
  expect(apart.getByRole('listitem')).toHaveTextContent('Deciso da sistema: x · 22/11/2026 09:00')
  await user.click(apart.getByRole('link', { name: 'mf-prova 1.1.0 non c’è più per uno.test' }))
  expect(feed.writes).toMatchObject([{ op: 'update', coll: 'avvisi', id: deciso._id }])
})
