import { nextId, unUsr } from '@bandiera/testing'
import { screen, waitFor } from '@testing-library/react'
import { renderShell } from '../../test/render-shell.tsx'

const companyDoc = () => ({ _id: nextId(), clienteId: nextId(), nome: 'Visura' })

const file = { chiave: 'k', mime: 'application/pdf', byte: 2048, sha256: 'k' }

describe('/Doc/{id}', () => {
  it('opens the file for users who may see it, and stays with the ways on', async () => {
    const asked: unknown[] = []
    globalThis.fetch = async (path, init) => (
      asked.push([path, init?.method]),
      Response.json({ indirizzo: '/api/x?firma=f' })
    )
    const doc = { ...companyDoc(), file }
    const { left, user } = await renderShell({ signedIn: unUsr('gestore'), docs: [doc], path: `/Doc/${doc._id}` })
    await waitFor(() => expect(left).toEqual(['/api/x?firma=f&anteprima=1']))
    expect(asked).toEqual([[`/api/documenti/${doc._id}/indirizzo`, 'POST']])
    expect(screen.getByRole('heading', { name: 'Visura' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Scarica il documento' }))
    await waitFor(() => expect(left.at(-1)).toBe('/api/x?firma=f'))
    expect(screen.getByRole('link', { name: 'Vai all’azienda' })).toHaveAttribute(
      'href',
      `/azienda/${doc.clienteId}?tab=documenti`,
    )
  })

  it('saves a file that no browser can show, and says why when there is none', async () => {
    const doc = { ...companyDoc(), file: { ...file, mime: 'application/zip' } }
    globalThis.fetch = async () =>
      Response.json({ error: 'Questo documento non ha un file: caricalo.' }, { status: 404 })
    const { left, user } = await renderShell({ signedIn: unUsr('gestore'), docs: [doc], path: `/Doc/${doc._id}` })
    expect(await screen.findByText('Questo documento non ha un file: caricalo.')).toBeInTheDocument()
    globalThis.fetch = async () => Response.json({ indirizzo: '/api/x?firma=f' })
    await user.click(screen.getByRole('button', { name: 'Riprova' }))
    await waitFor(() => expect(left).toEqual(['/api/x?firma=f']))
  })

  it('without a file leads to the documents of its company', async () => {
    const doc = companyDoc()
    const { where } = await renderShell({ signedIn: unUsr('gestore'), docs: [doc], path: `/Doc/${doc._id}` })
    expect(where()).toBe(`/azienda/${doc.clienteId}?tab=documenti`)
  })

  it('without a file leads to the documents of the case file it belongs to', async () => {
    const doc = { ...companyDoc(), praticaId: `${nextId()}-${nextId()}` }
    const { where } = await renderShell({ signedIn: unUsr('gestore'), docs: [doc], path: `/Doc/${doc._id}` })
    expect(where()).toBe(`/pratica/${doc.praticaId}?tab=documenti`)
  })

  it('answers 404 for a document that the user does not see', async () => {
    await renderShell({ signedIn: unUsr('gestore'), docs: [companyDoc()], path: `/Doc/${nextId()}` })
    expect(screen.getByRole('heading', { name: 'Pagina non trovata' })).toBeInTheDocument()
  })

  it('says that it is looking while the data has not loaded, then leads on', async () => {
    const doc = companyDoc()
    const { where, arrive } = await renderShell({
      signedIn: unUsr('gestore'),
      docs: [doc],
      loading: true,
      path: `/Doc/${doc._id}`,
    })
    expect(screen.getByText('Sto cercando il documento…')).toBeInTheDocument()
    await arrive()
    expect(where()).toBe(`/azienda/${doc.clienteId}?tab=documenti`)
  })

  it('sends a visitor to the login and back', async () => {
    const { where } = await renderShell({ path: '/Doc/d1?x=1' })
    expect(where()).toBe('/login?redirectTo=%2FDoc%2Fd1%3Fx%3D1')
  })

  it('waits for the token login', async () => {
    const { where } = await renderShell({ signedIn: unUsr('gestore'), silent: true, path: '/Doc/d1' })
    expect(where()).toBe('/Doc/d1')
    expect(screen.getByLabelText('Caricamento…')).toBeInTheDocument()
  })
})
