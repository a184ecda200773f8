import { renderScreen } from '@bandiera/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Component } from '../account.screen.tsx'

const NEW = 'tre parole senza nesso'

async function open(change: (body: unknown) => Response = () => new Response(null, { status: 204 })) {
  const sent: unknown[] = []
  const asked: string[] = []
  const request = (path: string, init: RequestInit = {}) => {
    asked.push(path)
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null
    if (path === '/api/account/password') {
      sent.push(body)
      return change(body)
    }
    return Response.json(path === '/api/sessioni' ? { sessioni: [] } : { paese: null })
  }
  const page = renderScreen(<Component />, { request })
  await act(async () => {})
  return { sent, asked, ...page }
}
const window = () => within(screen.getByRole('dialog', { name: 'Cambia password' }))

async function fill({ user }: Awaited<ReturnType<typeof open>>, attuale: string, nuova: string, ripetuta = nuova) {
  await user.click(screen.getByRole('button', { name: 'Cambia password' }))
  if (attuale) await user.type(window().getByLabelText('Password attuale'), attuale)
  if (nuova) await user.type(window().getByLabelText('Nuova password'), nuova)
  if (ripetuta) await user.type(window().getByLabelText('Ripeti la nuova password'), ripetuta)
  await user.click(window().getByRole('button', { name: 'Cambia password' }))
}

it('sends the password of today and the new one, then closes', async () => {
  const page = await open()
  await fill(page, 'quella-di-oggi', NEW)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.sent).toEqual([{ attuale: 'quella-di-oggi', nuova: NEW }])
  expect(page.notices).toEqual([{ text: 'Password cambiata: gli altri dispositivi sono usciti.', kind: 'success' }])
})

it.each<[string, [string, string, string], string[]]>([
  ['nothing', ['', '', ''], ['Scrivi la password che usi adesso', 'Scrivi la nuova password']],
  ['two that differ', ['a', NEW, 'altra'], ['Le due password nuove non sono uguali: riscrivi la seconda']],
  ['the same again', [NEW, NEW, NEW], ['La nuova password è uguale a quella di adesso: scegline un’altra']],
])('refuses %s at the field and keeps what was typed', async (_name, typed, messages) => {
  const page = await open()
  await fill(page, ...typed)
  for (const message of messages) expect((await window().findAllByText(message)).length).toBe(2)
  expect(window().getByLabelText('Nuova password')).toHaveValue(typed[1])
  expect(page.sent).toEqual([])
})

it('says what the server has against it and keeps everything', async () => {
  const page = await open(() => {
    throw new Error('La password attuale non è giusta: riscrivila.')
  })
  await fill(page, 'sbagliata', NEW)
  expect(await window().findByText(/^La password attuale non è giusta: riscrivila\. Non ho salvato/)).toBeVisible()
  expect(window().getByLabelText('Password attuale')).toHaveValue('sbagliata')
})

it('tells how strong the new one is while it is typed, and sends it nowhere', async () => {
  const { user, asked } = await open()
  await user.click(screen.getByRole('button', { name: 'Cambia password' }))
  const before = asked.length
  await user.type(window().getByLabelText('Nuova password'), 'corta')
  expect(await window().findByText(/^Aggiungi 5 caratteri/)).toBeVisible()
  await user.type(window().getByLabelText('Nuova password'), ' ma ora lunga')
  expect(await window().findByText('Ottima.')).toBeVisible()
  expect(asked).toHaveLength(before)
})

it.each(['Password attuale', 'Nuova password', 'Ripeti la nuova password'])(
  'shows «%s» when its owner asks',
  async (name) => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Cambia password' }))
    expect(window().getByLabelText(name)).toHaveAttribute('type', 'password')
    await user.click(window().getByRole('button', { name: `Mostra password: ${name}`, pressed: false }))
    expect(window().getByLabelText(name)).toHaveAttribute('type', 'text')
  },
)
