import {
  GESTORE_ID,
  renderScreen,
  unaAzienda,
  unaPratica,
  unDocumento,
  unUsr,
  type ScreenOptions,
} from '@bandiera/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { UploadButton, Component, DocumentiList } from './documenti.tsx'

const professionista = unUsr('professionista')
const azienda = unaAzienda({ professionisti: [professionista._id] })
const pratica = unaPratica({ aziendaId: azienda._id })
const file = { chiave: 'k', mime: 'application/pdf', byte: 2048, sha256: 'k' }
const visura = unDocumento({
  clienteId: azienda._id,
  nome: 'Visura camerale',
  file,
  scadenza: '2020-01-31',
  caricatoDa: GESTORE_ID,
  caricatoIl: '2019-11-20T09:00:00.000Z',
})
const photo = unDocumento({
  clienteId: azienda._id,
  praticaId: pratica._id,
  nome: 'Foto sede',
  tipo: 'altro',
  file: { ...file, mime: 'image/png' },
})

const limits = { byte: 1024 * 1024, estensioni: ['pdf', 'png'] }
const answer = (path: string) =>
  Response.json(path.endsWith('/limiti') ? limits : { indirizzo: '/api/documenti/x/file?firma=f' })
const show = (options: ScreenOptions = {}, element = <DocumentiList aziendaId={azienda._id} />) =>
  renderScreen(element, { aziende: [azienda], pratiche: [pratica], docs: [visura, photo], request: answer, ...options })
const choose = async (user: ReturnType<typeof show>['user'], name: string, bytes = 10) =>
  user.upload(screen.getByLabelText('Trascina qui i file da caricare'), new File(['x'.repeat(bytes)], name))
/** Names without the size below them. */
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent?.replace(/\d+\s?kB$/, ''))
const menuOf = async (user: ReturnType<typeof show>['user'], nome: string) => {
  await user.click(screen.getByRole('button', { name: `Azioni per ${nome}` }))
  return screen.getAllByRole('menuitem').map((item) => item.textContent)
}

describe('the documents', () => {
  it('of a company say what, until when, how large, who and when, and follow the feed', async () => {
    const { feed, findByText } = show()
    await findByText('Fino a 1 MB ciascuno: pdf, png.')
    const row = within(screen.getByRole('row', { name: /Visura camerale/ }))
    for (const text of ['Scaduto', '31/01/2020', /^2.kB$/, '20/11/2019']) expect(row.getByText(text)).toBeVisible()
    expect(row.getByText(/Gina Gestisce/)).toBeVisible()
    feed.update('docs', { ...visura, nome: 'Visura ordinaria' })
    expect(screen.getByText('Visura ordinaria')).toBeVisible()
    feed.remove('docs', visura._id)
    expect(names()).toEqual(['Foto sede'])
  })

  it('of a case file are only its own, on its page and in the slot', () => {
    show({}, <DocumentiList aziendaId={azienda._id} praticaId={pratica._id} />)
    expect(names()).toEqual(['Foto sede'])
    show({}, <Component praticaId={pratica._id} />)
    expect(screen.getAllByText('Foto sede')).toHaveLength(2)
  })

  it('can be narrowed to those that have expired', async () => {
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Filtri' }))
    await user.click(screen.getByRole('checkbox', { name: /Scaduto/ }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(names()).toEqual(['Visura camerale']))
  })

  it('say what they are for when there is none', () => {
    show({ docs: [] })
    expect(screen.getByRole('heading', { name: 'Non c’è ancora nessun documento' })).toBeVisible()
  })

  it('are read only for users who do not work for the company', async () => {
    const { user } = show({ usr: unUsr('gestore', { _id: 'f'.repeat(24) }) })
    expect(screen.queryByText('Trascina qui i file da caricare')).toBeNull()
    expect(await menuOf(user, 'Visura camerale')).toEqual(['Apri', 'Scarica', 'Copia collegamento'])
  })

  it('are deleted and published by the gestore, not by a professionista', async () => {
    const { user, unmount } = show()
    expect(await menuOf(user, 'Visura camerale')).toEqual([
      'Apri',
      'Scarica',
      'Carica nuova versione',
      'Modifica',
      'Copia collegamento',
      'Rendi pubblico',
      'Elimina',
    ])
    unmount()
    const other = show({ usr: professionista })
    const own = await menuOf(other.user, 'Visura camerale')
    expect(own).toEqual(expect.arrayContaining(['Carica nuova versione', 'Modifica']))
    expect(own).not.toEqual(expect.arrayContaining(['Elimina']))
    expect(own).not.toContain('Rendi pubblico')
  })
})

describe('uploading', () => {
  it('shows the limits, uploads each file into a new document and removes its line when it is done', async () => {
    const sent: string[] = []
    const { notices } = show({ upload: (path, body) => void sent.push(`${path} ${(body as File).name}`) })
    expect(await screen.findByText('Fino a 1 MB ciascuno: pdf, png.')).toBeVisible()
    const [first, second] = [new File(['x'], 'Visura_camerale 2026.pdf'), new File(['y'], 'foto.png')]
    fireEvent.drop(screen.getByText('Trascina qui i file da caricare'), { dataTransfer: { files: [first, second] } })
    await waitFor(() => expect(notices).toHaveLength(2))
    const url = new URL(sent[0]!.split(' ')[0]!, 'http://x')
    expect(url.pathname).toMatch(/^\/api\/documenti\/[0-9a-f]{24}\/file$/)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      file: 'Visura_camerale 2026.pdf',
      clienteId: azienda._id,
      nome: 'Visura camerale 2026',
      tipo: 'visura',
    })
    expect(screen.queryByRole('list', { name: 'File in caricamento' })).toBeNull()
  })

  it.each([
    ['grande.pdf', 2 * 1024 * 1024, /Il file supera 1\sMB: scegline uno più piccolo/],
    ['programma.exe', 10, /I file di tipo exe non si possono caricare. Si può: pdf, png/],
    ['vuoto.pdf', 0, /Il file è vuoto/],
  ])('of %s says why not and sends nothing', async (name, bytes, reason) => {
    const { findByText } = show({ upload: () => expect('nothing').toBe('sent') })
    await findByText('Fino a 1 MB ciascuno: pdf, png.')
    const wrong = Object.defineProperty(new File(['x'], name), 'size', { value: bytes })
    fireEvent.drop(screen.getByText('Trascina qui i file da caricare'), { dataTransfer: { files: [wrong] } })
    expect(screen.getByRole('alert')).toHaveTextContent(reason)
    fireEvent.click(screen.getByRole('button', { name: `Rimuovi: ${name}` }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps what failed with its reason, and tries again into the same document', async () => {
    const paths: string[] = []
    const { user } = show({
      upload: (path) => {
        paths.push(path)
        if (paths.length === 1) throw new Error('Il server non risponde. Controlla la connessione e riprova.')
      },
    })
    await choose(user, 'durc.pdf')
    expect(await screen.findByText(/Il server non risponde/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Riprova' }))
    await waitFor(() => expect(screen.queryByText('durc.pdf')).toBeNull())
    expect(paths[1]).toBe(paths[0])
  })

  it('keeps what failed also while another page is shown', async () => {
    const { user, unmount } = show({ upload: () => Promise.reject(new Error('Caduta la linea.')) })
    await choose(user, 'statuto.pdf')
    await screen.findByText('Caduta la linea.')
    unmount()
    const again = show()
    expect(screen.getByText('Caduta la linea.')).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Rimuovi: statuto.pdf' }))
  })

  it('shows how far it is and stops when asked to', async () => {
    let stopped = false
    const { user } = show({
      upload: (_path, _file, { onProgress, signal }) => {
        onProgress?.(0.4)
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            stopped = true
            reject(new Error('stop'))
          })
        })
      },
    })
    await choose(user, 'bilancio.pdf')
    expect(screen.getByRole('progressbar', { name: 'Caricamento di bilancio.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
    await user.click(screen.getByRole('button', { name: 'Ferma il caricamento: bilancio.pdf' }))
    expect([stopped, screen.queryByText('bilancio.pdf')]).toEqual([true, null])
  })

  it('of a new version goes into the document that was chosen', async () => {
    const paths: string[] = []
    const { user } = show({ upload: (path) => void paths.push(path) })
    await menuOf(user, 'Visura camerale')
    await user.click(screen.getByRole('menuitem', { name: 'Carica nuova versione' }))
    await user.upload(screen.getByLabelText('Carica nuova versione'), new File(['x'], 'nuova.pdf'))
    expect(paths).toEqual([`/api/documenti/${visura._id}/file?file=nuova.pdf`])
  })

  it('from a line of a checklist reports the document that it made', async () => {
    const made: string[] = []
    const button = (
      <UploadButton aziendaId={azienda._id} nome="DURC" onUploaded={(id) => made.push(id)} praticaId={pratica._id} />
    )
    const paths: string[] = []
    const { user } = show({ upload: (path) => void paths.push(path) }, button)
    await user.upload(screen.getByLabelText('Carica'), new File(['x'], 'scan001.pdf'))
    await waitFor(() => expect(made).toHaveLength(1))
    expect(paths[0]).toContain(`/api/documenti/${made[0]}/file?file=scan001.pdf&clienteId=${azienda._id}&nome=DURC`)
    expect(paths[0]).toContain(`praticaId=${pratica._id}`)
  })
})

describe('one document', () => {
  it('is saved through an address of its own', async () => {
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.getAttribute('href') ?? '')
    })
    const saved: string[] = []
    const asked: string[] = []
    const { user } = show({ request: (path, init) => (asked.push(`${init?.method ?? 'GET'} ${path}`), answer(path)) })
    await menuOf(user, 'Visura camerale')
    await user.click(screen.getByRole('menuitem', { name: 'Scarica' }))
    await waitFor(() => expect(saved).toEqual(['/api/documenti/x/file?firma=f']))
    expect(asked).toContain(`POST /api/documenti/${visura._id}/indirizzo`)
    clicked.mockRestore()
  })

  it('that is a PDF opens in a tab; a blocked one says what to do', async () => {
    const tab = { location: { href: '' }, close: jest.fn() }
    const opened = jest.spyOn(window, 'open').mockReturnValueOnce(tab as unknown as Window)
    const { user, notices } = show()
    await user.click(screen.getByRole('button', { name: 'Visura camerale' }))
    await waitFor(() => expect(tab.location.href).toBe('/api/documenti/x/file?firma=f&anteprima=1'))
    opened.mockReturnValueOnce(null)
    await user.click(screen.getByRole('button', { name: 'Visura camerale' }))
    expect(notices.at(-1)?.text).toMatch(/consenti le finestre di questo sito/)
    opened.mockRestore()
  })

  it('that is a picture is shown over the page', async () => {
    URL.createObjectURL = () => 'blob:foto'
    URL.revokeObjectURL = () => undefined
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Foto sede' }))
    expect(await screen.findByRole('img', { name: 'Foto sede.png' })).toHaveAttribute('src', 'blob:foto')
  })

  it('gets another name, kind and end; a refusal keeps what was typed', async () => {
    let refused = true
    const { user, writes } = show({
      refuse: () =>
        refused
          ? Object.assign(new Error('Qualcun altro ha modificato questo elemento.'), {
              code: 'X',
              name: 'WriteError' as const,
            })
          : undefined,
    })
    await menuOf(user, 'Visura camerale')
    await user.click(screen.getByRole('menuitem', { name: 'Modifica' }))
    await user.clear(screen.getByLabelText('Nome'))
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    expect(screen.getAllByText('Scrivi il nome del documento')[0]).toBeVisible()
    await user.type(screen.getByLabelText('Nome'), 'Visura storica')
    await user.clear(screen.getByLabelText(/Scadenza/))
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    expect(await screen.findByText(/Qualcun altro ha modificato/)).toBeVisible()
    expect(screen.getByLabelText('Nome')).toHaveValue('Visura storica')
    refused = false
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(writes.at(-1)).toMatchObject({
      op: 'update',
      id: visura._id,
      patch: { set: { nome: 'Visura storica', tipo: 'visura' }, unset: ['scadenza'] },
    })
  })

  it('is published and deleted only after a question', async () => {
    const { user, writes, questions } = show()
    await menuOf(user, 'Visura camerale')
    await user.click(screen.getByRole('menuitem', { name: 'Rendi pubblico' }))
    await menuOf(user, 'Visura camerale')
    await user.click(await screen.findByRole('menuitem', { name: 'Elimina' }))
    expect(questions.map(({ title }) => title)).toEqual(['Rendi pubblico il documento', 'Elimina documento'])
    expect(writes).toMatchObject([
      { op: 'update', patch: { set: { pubblico: true } } },
      { op: 'remove', id: visura._id },
    ])
  })

  it('keeps its earlier files in reach', async () => {
    const versioni = [{ file, caricatoDa: GESTORE_ID, caricatoIl: '2018-05-04T08:00:00.000Z' }]
    const asked: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user } = show({ docs: [{ ...visura, versioni }], request: (path) => (asked.push(path), answer(path)) })
    await menuOf(user, 'Visura camerale')
    await user.click(screen.getByRole('menuitem', { name: 'Versioni precedenti (1)' }))
    await user.click(screen.getByRole('button', { name: 'Scarica: 04/05/2018' }))
    expect(asked).toContain(`/api/documenti/${visura._id}/indirizzo?versione=0`)
  })
})
