import { someSettings, unUsr } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import { aManifest, USUAL } from '../../test/a-manifest.ts'
import { renderShell } from '../../test/render-shell.tsx'

const chapter = 'Siti di altri dentro il portale'
const nothing = { html: '', versione: null, aggiornata: null, video: [], paese: false }

/** The server's public answer about privacy. */
function answering(facts: object | null) {
  globalThis.fetch = async () => (facts ? Response.json({ ...nothing, ...facts }) : new Response('', { status: 503 }))
}
beforeEach(() => answering({}))

it('says nothing of other sites where the portal shows none', async () => {
  await renderShell({ path: '/privacy', manifest: aManifest(undefined, ['account', 'bandi']) })
  expect(await screen.findByRole('heading', { name: 'I tuoi diritti' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: chapter })).toBeNull()
})

it('names the technical cookie and what stays in the browser', async () => {
  await renderShell({ path: '/privacy' })
  expect(await screen.findByText(/nella memoria locale e nel cookie tecnico «t»/)).toBeInTheDocument()
  expect(screen.getByText(/^Nessun cookie di profilazione/)).toBeInTheDocument()
})

it.each([
  ['a signed-in user', unUsr('gestore')],
  ['a visitor', undefined],
])('shows %s the text of the tenant, harmless, with version and day', async (_name, signedIn) => {
  const html = '<h2>Titolare</h2><p onclick="x()">Studio Rossi</p><script>alert(1)</script>'
  answering({ html, versione: 3, aggiornata: '2026-11-20' })
  await renderShell({ path: '/privacy', ...(signedIn && { signedIn }) })
  expect(await screen.findByText('Versione 3, aggiornata il 20/11/2026.')).toBeInTheDocument()
  expect(screen.getByText('Studio Rossi')).not.toHaveAttribute('onclick')
  expect(screen.getByRole('heading', { name: 'Che cosa resta nel tuo browser' })).toBeInTheDocument()
})

it('says so when the text of the tenant does not load, and shows the rest', async () => {
  answering(null)
  await renderShell({ path: '/privacy' })
  expect(await screen.findByText(/^Il testo di chi gestisce il portale non si carica adesso/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'I tuoi diritti' })).toBeInTheDocument()
})

it('names the rental site that the portal shows', async () => {
  await renderShell({
    path: '/privacy',
    signedIn: unUsr('gestore'),
    manifest: aManifest('rent', [...USUAL, 'rent']),
    settings: [someSettings({ affittiUrl: 'https://case.prova.test/x' })],
  })
  expect(await screen.findByRole('heading', { name: chapter })).toBeInTheDocument()
  expect(screen.getByText(/il sito degli affitti case\.prova\.test/)).toBeInTheDocument()
})

it('tells a visitor of the rental site too', async () => {
  await renderShell({ path: '/privacy', manifest: aManifest('rent', [...USUAL, 'rent']) })
  expect(await screen.findByText(/il sito degli affitti di un altro gestore/)).toBeInTheDocument()
})

it('names the sites of films, the service that guesses the country and the page of loans', async () => {
  answering({ video: ['video.prova.test'], paese: true })
  await renderShell({ path: '/privacy', manifest: aManifest('sofabis', [...USUAL, 'tutorial']) })
  expect(
    await screen.findByText(/^I filmati della pagina Video tutorial vengono da video\.prova\.test/),
  ).toBeInTheDocument()
  expect(screen.getByText(/chiede a un servizio esterno da quale paese/)).toBeInTheDocument()
  expect(screen.getByText(/^La finestra Prestiti è una pagina di questo portale/)).toBeInTheDocument()
})
