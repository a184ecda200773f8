import { expectKept, expectRefused, renderScreen, unUsr, type ScreenOptions } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component as Registrazione } from './registration.screen.tsx'
import { Component as ResetPwd } from './reset-password.screen.tsx'

const INVITATION = {
  name: 'Nora Nuova',
  email: 'nora@studio.test',
  role: 'professionista',
  invitatoDa: 'Ada Amministra',
  gestore: 'Gina Gestisce',
  scadeIl: '2026-11-28T08:00:00.000Z',
}

/** What the screen asked, and the answers by path; an error is a refusal. */
function server(answers: Record<string, unknown>) {
  const asked: [path: string, body: Record<string, unknown>][] = []
  const request: ScreenOptions['request'] = (path, init) => {
    asked.push([path, JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown>])
    const answer = answers[path]
    if (answer instanceof Error) throw answer
    return Response.json(answer ?? {})
  }
  return { asked, request, sent: (path: string) => asked.filter(([to]) => to === path).map(([, body]) => body) }
}
const refusal = (code: string, text = 'testo del server') => Object.assign(new Error(text), { code })

function openRegistration(answers: Record<string, unknown>, over: ScreenOptions = {}) {
  const { request, sent, asked } = server({ '/api/registrazione/invito': INVITATION, ...answers })
  const options = { usr: null, request, pattern: '/registrazione/:jwt?', path: '/registrazione/a.b.c', ...over }
  return { ...renderScreen(<Registrazione />, options), sent, asked }
}
function openReset(answers: Record<string, unknown>, over: ScreenOptions = {}) {
  const { request, sent } = server({ '/api/password/link': { name: 'Gina', email: 'gina@demo.test' }, ...answers })
  const options = { usr: null, request, pattern: '/resetPwd/:jwt?', path: '/resetPwd/a.b.c', ...over }
  return { ...renderScreen(<ResetPwd />, options), sent }
}
const field = (name: string) => screen.getByLabelText(name)
const press = (name: string) => screen.getByRole('button', { name })

describe('the registration', () => {
  it('shows who invites, as what and until when, and signs the new user in', async () => {
    const { user, sent, signIns, location } = openRegistration({ '/api/registrazione': { token: 't-o-k' } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Registrazione' })).toBeVisible()
    expect(screen.getByText(/Ada Amministra ti invita a usare Bandiera come professionista/)).toBeVisible()
    expect(screen.getByText(/Lavorerai con Gina Gestisce/)).toBeVisible()
    expect(screen.getByText(/fino al 28\/11\/2026/)).toBeVisible()
    expect(field('E-mail')).toHaveValue('nora@studio.test')
    await user.click(field('Password'))
    await user.paste('tre gatti sul tetto')
    await user.click(screen.getByRole('checkbox', { name: /acconsento/ }))
    await user.click(press('Completa la registrazione'))
    await waitFor(() => expect(location()).toBe('/login'))
    expect(signIns).toEqual(['t-o-k'])
    expect(sent('/api/registrazione')).toEqual([
      { jwt: 'a.b.c', name: 'Nora Nuova', password: 'tre gatti sul tetto', telefono: '', privacy: true },
    ])
  })

  it('gives browsers and password managers the names they know, and leads to the privacy text', async () => {
    openRegistration({})
    await screen.findByRole('form')
    expect(field('E-mail')).toHaveAttribute('autocomplete', 'username')
    expect(field('Nome e cognome')).toHaveAttribute('autocomplete', 'name')
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password')
    const link = screen.getByRole('link', { name: 'informativa sulla privacy' })
    expect(link).toHaveAttribute('href', '/privacy')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('tells how strong the password is and what would help, and shows it on request', async () => {
    const { user, asked } = openRegistration({})
    await screen.findByRole('form')
    const before = asked.length
    await user.type(field('Password'), 'NoraNuova2026')
    expect(await screen.findByText('Non basta ancora.')).toBeVisible()
    expect(screen.getByText(/Contiene quasi solo il tuo nome o la tua e-mail/)).toBeVisible()
    expect(asked).toHaveLength(before)
    expect(field('Password')).toHaveAttribute('type', 'password')
    await user.click(press('Mostra password'))
    expect(field('Password')).toHaveAttribute('type', 'text')
  })

  it('refuses what is missing at its field, and keeps everything when the server refuses', async () => {
    const weak = refusal('PASSWORD_WEAK', 'La password è facile da indovinare.')
    const { user, sent } = openRegistration({ '/api/registrazione': weak })
    await screen.findByRole('form')
    await user.clear(field('Nome e cognome'))
    await user.type(field('Password'), 'corta')
    await user.click(press('Completa la registrazione'))
    const summary = await screen.findByRole('alert')
    for (const text of [
      'Scrivi nome e cognome',
      'Usa almeno 10 caratteri',
      'Serve il tuo consenso per creare l’accesso',
    ])
      expect(within(summary).getByText(text)).toBeVisible()
    expect(sent('/api/registrazione')).toEqual([])
    await user.type(field('Nome e cognome'), 'Nora')
    await user.type(field('Password'), ' ma adesso no')
    await user.click(screen.getByRole('checkbox', { name: /acconsento/ }))
    await user.click(press('Completa la registrazione'))
    expect(await screen.findByText(/La password è facile da indovinare/)).toBeVisible()
    expect(field('Nome e cognome')).toHaveValue('Nora')
    expect(field('Password')).toHaveValue('corta ma adesso no')
    expect(screen.getByRole('checkbox', { name: /acconsento/ })).toBeChecked()
  })

  it.each([
    ['LINK_EXPIRED', 'Link scaduto', /valeva 7 giorni/],
    ['LINK_USED', 'Link già usato o sostituito', /accedi/],
    ['LINK_ALTERED', 'Link non valido', /aprilo di nuovo/],
  ])('explains a link that is no good (%s) and what to do', async (code, title, text) => {
    openRegistration({ '/api/registrazione/invito': refusal(code) })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login')
  })

  it('asks for a new invitation with one press, and says the same to every caller', async () => {
    const { user, sent } = openRegistration({
      '/api/registrazione/invito': refusal('LINK_EXPIRED'),
      '/api/registrazione/richiesta': {},
    })
    await user.click(await screen.findByRole('button', { name: 'Chiedi un nuovo invito' }))
    expect(await screen.findByText(/^Richiesta inviata\. Se l’invito aspetta/)).toBeVisible()
    expect(sent('/api/registrazione/richiesta')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Chiedi un nuovo invito' })).toBeNull()
  })

  it('keeps the request for a new invitation when the server does not answer; a spoilt link cannot ask', async () => {
    const { user, unmount } = openRegistration({
      '/api/registrazione/invito': refusal('LINK_USED'),
      '/api/registrazione/richiesta': refusal('NETWORK', 'Non riesco a raggiungerlo'),
    })
    await user.click(await screen.findByRole('button', { name: 'Chiedi un nuovo invito' }))
    expect(await screen.findByText('Non riesco a raggiungerlo')).toBeVisible()
    expect(press('Chiedi un nuovo invito')).toBeEnabled()
    unmount()
    openRegistration({ '/api/registrazione/invito': refusal('LINK_ALTERED') })
    await screen.findByRole('heading', { level: 1, name: 'Link non valido' })
    expect(screen.queryByRole('button', { name: 'Chiedi un nuovo invito' })).toBeNull()
  })

  it('offers to try again when the server does not answer', async () => {
    const { user, asked } = openRegistration({
      '/api/registrazione/invito': refusal('NETWORK', 'Non riesco a raggiungerlo'),
    })
    expect(await screen.findByText('Non riesco a raggiungerlo')).toBeVisible()
    await user.click(press('Riprova'))
    await waitFor(() => expect(asked.length).toBe(2))
  })

  it('without a link says how one gets in, and tells signed-in users why it is not for them', () => {
    const { unmount } = openRegistration({}, { path: '/registrazione' })
    expect(screen.getByRole('heading', { level: 1, name: 'Ti serve un invito' })).toBeVisible()
    unmount()
    openRegistration({}, { usr: unUsr('gestore') })
    expect(screen.getByText(/Sei dentro come Gina Gestisce/)).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
  })
})

describe('a forgotten password', () => {
  it('gets the same answer for every address, and can be asked for again', async () => {
    const { user, sent } = openReset({}, { path: '/resetPwd' })
    await user.click(press('Invia il link'))
    expect(await within(await screen.findByRole('alert')).findByText('Scrivi il tuo indirizzo e-mail')).toBeVisible()
    await user.type(field('E-mail'), 'nessuno@demo')
    await user.click(press('Invia il link'))
    expect(sent('/api/password/dimenticata')).toEqual([])
    await user.type(field('E-mail'), '.test')
    await user.click(press('Invia il link'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Controlla la posta' })).toHaveFocus()
    expect(screen.getByText(/Se nessuno@demo\.test è di una persona di questo portale/)).toBeVisible()
    expect(sent('/api/password/dimenticata')).toEqual([{ email: 'nessuno@demo.test' }])
    await user.click(press('Chiedi di nuovo'))
    expect(field('E-mail')).toHaveValue('nessuno@demo.test')
  })

  it('is replaced by one written twice, which signs in', async () => {
    const { user, sent, signIns, location, notices } = openReset({ '/api/password': { token: 't' } })
    expect(await screen.findByText(/Scegli una nuova password per Gina \(gina@demo\.test\)/)).toBeVisible()
    await user.type(field('Nuova password'), 'tre gatti sul tetto')
    await user.type(field('Ripeti la nuova password'), 'tre gatti')
    await user.click(press('Salva la nuova password'))
    expect(await screen.findAllByText('Le due password non sono uguali: riscrivile')).not.toHaveLength(0)
    expect(sent('/api/password')).toEqual([])
    await user.type(field('Ripeti la nuova password'), ' sul tetto')
    await user.click(press('Salva la nuova password'))
    await waitFor(() => expect(location()).toBe('/login'))
    expect([sent('/api/password'), signIns]).toEqual([[{ jwt: 'a.b.c', password: 'tre gatti sul tetto' }], ['t']])
    expect(notices).toMatchObject([{ kind: 'success' }])
  })

  it('is not asked for with what is no address, and what was typed stays when the server does not answer', async () => {
    const down = refusal('NETWORK', 'Il server non risponde: riprova tra poco.')
    const { user, sent } = openReset({ '/api/password/dimenticata': down }, { path: '/resetPwd' })
    await user.type(field('E-mail'), 'nessuno@demo')
    await user.click(press('Invia il link'))
    const why = 'Il dominio «demo» non è completo: manca la fine, per esempio .it.'
    await waitFor(() => expectRefused(field('E-mail'), why))
    await user.type(field('E-mail'), '.test')
    await user.click(press('Invia il link'))
    expect(await screen.findByText(/Il server non risponde: riprova tra poco/)).toBeVisible()
    expectKept([['E-mail', 'nessuno@demo.test']])
    expect(sent('/api/password/dimenticata')).toHaveLength(1)
  })

  it('is refused at its field when it is short, by the server when it is weak; both stay as they were typed', async () => {
    const weak = refusal('PASSWORD_WEAK', 'La password è facile da indovinare.')
    const { user, sent, signIns } = openReset({ '/api/password': weak })
    await screen.findByText(/Scegli una nuova password/)
    const again = 'Ripeti la nuova password'
    const type = async (text: string) => {
      for (const label of ['Nuova password', again]) await user.type(field(label), text)
    }
    await type('corta')
    await user.click(press('Salva la nuova password'))
    await waitFor(() => expectRefused(field('Nuova password'), 'Usa almeno 10 caratteri'))
    expect(sent('/api/password')).toEqual([])
    await type(' ma adesso no')
    await user.click(press('Salva la nuova password'))
    expect(await screen.findByText(/La password è facile da indovinare/)).toBeVisible()
    expectKept([
      ['Nuova password', 'corta ma adesso no'],
      [again, 'corta ma adesso no'],
    ])
    expect(signIns).toEqual([])
  })

  it.each([
    ['LINK_EXPIRED', 'Link scaduto'],
    ['LINK_USED', 'Link già usato o sostituito'],
    ['LINK_ALTERED', 'Link non valido'],
  ])('whose link is no good (%s) can be asked for again at once', async (code, title) => {
    openReset({ '/api/password/link': refusal(code) })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Chiedi un nuovo link' })).toHaveAttribute('href', '/resetPwd')
  })

  it('leads signed-in users to their account', () => {
    openReset({}, { usr: unUsr('editore') })
    expect(screen.getByRole('link', { name: 'Vai al tuo account' })).toHaveAttribute('href', '/account')
  })
})
