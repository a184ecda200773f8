import { unUsr } from '@bandiera/testing'
import { screen, waitFor } from '@testing-library/react'
import { aManifest } from '../../test/a-manifest.ts'
import { renderShell } from '../../test/render-shell.tsx'
import { aToken } from '../../test/a-token.ts'
import { isUnusual } from './opening.ts'
import { createPreviewTokens, openTab, readTab } from './open-tab.tsx'

const ends = Date.UTC(2026, 10, 23, 14, 30) / 1000
const token = aToken('u9', '', { iat: ends - 3600, exp: ends })
const shown = { ...aManifest(), generation: 7 }
const asked: (string | null)[] = []
const answerWith = (status: number) => {
  globalThis.fetch = async (_path, init) => {
    asked.push(new Headers(init?.headers).get('authorization'))
    return status === 200 ? Response.json(shown) : new Response(null, { status })
  }
}
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  asked.length = 0
  answerWith(200)
})
afterEach(() => history.replaceState(null, '', '/'))

function openAt(address: string) {
  history.replaceState(null, '', address)
  return openTab(aManifest())
}

it('shows the modules of its generation, and takes the token out of the address', async () => {
  const { catalogue } = await openAt(`/#anteprima=${token}`)
  expect(catalogue.get().generation).toBe(7)
  expect(asked).toEqual([`Bearer ${token}`])
  expect(location.href).not.toContain(token)
})

it('stays a preview when its page is loaded again', async () => {
  await openAt(`/#anteprima=${token}`)
  history.replaceState(null, '', '/bandi')
  expect(isUnusual()).toBe(true)
  expect((await openAt('/bandi')).catalogue.get().generation).toBe(7)
})

it('leaves the session of the person’s other tabs alone', async () => {
  localStorage.setItem('socketcluster.authToken', 'mio')
  const { tokens } = await openAt(`/#anteprima=${token}`)
  tokens!.set('nuovo')
  expect([localStorage.getItem('socketcluster.authToken'), document.cookie, readTab().preview]).toEqual([
    'mio',
    '',
    'nuovo',
  ])
})

it('becomes the portal once its token is worthless, and says so', async () => {
  const left: string[] = []
  await openAt(`/#anteprima=${token}`)
  createPreviewTokens(token, () => left.push('left')).clear()
  expect(left).toEqual(['left'])
  const { catalogue, tokens, warning } = await openAt('/')
  expect([catalogue.get().generation, tokens]).toEqual([aManifest().generation, undefined])
  expect(warning).toMatch(/^L’anteprima è finita/)
  expect(isUnusual()).toBe(false)
})

it('says that it is over when its link is opened too late', async () => {
  answerWith(401)
  const { catalogue, warning } = await openAt(`/#anteprima=${token}`)
  expect(catalogue.get().generation).toBe(aManifest().generation)
  expect(warning).toMatch(/^L’anteprima è finita/)
})

it('goes together with modules that are left out', async () => {
  const { catalogue } = await openAt(`/?senza=mf-bandi#anteprima=${token}`)
  expect(catalogue.get().generation).toBe(7)
  expect(catalogue.get().modules.map(({ id }) => id)).not.toContain('mf-bandi')
})

it('says as whom, with which modules and until when, and is left with one click', async () => {
  const { catalogue, Banner } = await openAt(`/#anteprima=${token}`)
  const { user, reloads } = await renderShell({ signedIn: unUsr('gestore'), catalogue, Banner })
  const ora = new Intl.DateTimeFormat('it', { hour: '2-digit', minute: '2-digit' }).format(new Date(ends * 1000))
  const words = `Anteprima come gestore, scelta di moduli 7: sola lettura, senza dati di nessuno, fino alle ${ora}.`
  expect(await screen.findByText(words)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Esci dall’anteprima' }))
  await waitFor(() => expect(reloads).toHaveLength(1))
})
