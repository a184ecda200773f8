import { nextId, unUsr } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import { renderShell } from '../../test/render-shell.tsx'

const companyDoc = () => ({ _id: nextId(), clienteId: nextId(), nome: 'Visura' })

describe('/Doc/{id}', () => {
  it('leads to the documents of the company', async () => {
    const doc = companyDoc()
    const { where } = await renderShell({ signedIn: unUsr('gestore'), docs: [doc], path: `/Doc/${doc._id}` })
    expect(where()).toBe(`/azienda/${doc.clienteId}?tab=documenti`)
  })

  it('leads to the documents of the case file that the document belongs to', async () => {
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
