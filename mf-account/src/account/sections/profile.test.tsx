import { GESTORE_ID, renderScreen, unUsr, type ScreenOptions } from '@bandiera/testing'
import { screen, waitFor } from '@testing-library/react'
import { Photo } from './profile.tsx'

// jsdom draws nothing: these two are the browser's
const drawn = new Blob(['quadrata'], { type: 'image/jpeg' })
const drawings: unknown[][] = []
beforeAll(() => {
  globalThis.createImageBitmap = async (source: unknown) => {
    if (!(source as File).type.startsWith('image/')) throw new Error('not an image')
    return { width: 400, height: 300, close: () => {} } as ImageBitmap
  }
  HTMLCanvasElement.prototype.getContext = (() => ({
    fillRect: () => {},
    drawImage: (...args: unknown[]) => drawings.push(args.slice(1)),
  })) as never
  HTMLCanvasElement.prototype.toBlob = (done) => done(drawn)
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => {}
})

const photo = new File(['x'], 'io.png', { type: 'image/png' })
function open(options: ScreenOptions = {}) {
  const sent: Blob[] = []
  const upload = (_path: string, file: Blob) => {
    sent.push(file)
    return { indirizzo: '/immagini/nuova.jpg' }
  }
  return { sent, ...renderScreen(<Photo />, { upload, ...options }) }
}

it('is cut to the square in the middle, shown, and stored on this site', async () => {
  const { user, sent, writes, notices } = open()
  await user.upload(screen.getByLabelText('Aggiungi foto', { selector: 'input' }), photo)
  expect(await screen.findByRole('dialog', { name: 'Nuova foto' })).toBeVisible()
  expect(drawings.at(-1)).toEqual([50, 0, 300, 300, 0, 0, 320, 320])
  await user.click(screen.getByRole('button', { name: 'Salva foto' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([drawn])
  expect(writes).toEqual([
    { op: 'update', coll: 'usr', id: GESTORE_ID, patch: { set: { photo: '/immagini/nuova.jpg' } } },
  ])
  expect(notices).toMatchObject([{ text: 'Foto salvata.', action: { label: 'Annulla' } }])
  expect(screen.getByRole('button', { name: 'Cambia foto' })).toBeVisible()
})

it('is refused when it is no image', async () => {
  const { user, sent } = open()
  const text = new File(['x'], 'io.txt', { type: 'text/plain' })
  const choose = screen.getByLabelText('Aggiungi foto', { selector: 'input' })
  choose.removeAttribute('accept')
  await user.upload(choose, text)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Questo file non è un’immagine/)
  expect(sent).toEqual([])
})

it('stays chosen when the server refuses it, so that it can be sent again', async () => {
  let refuse = true
  const upload = () => {
    if (refuse) throw new Error('L’immagine supera 2 MB.')
    return { indirizzo: '/immagini/nuova.jpg' }
  }
  const { user } = open({ upload })
  await user.upload(screen.getByLabelText('Aggiungi foto', { selector: 'input' }), photo)
  await user.click(await screen.findByRole('button', { name: 'Salva foto' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('L’immagine supera 2 MB.')
  refuse = false
  await user.click(screen.getByRole('button', { name: 'Salva foto' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('is taken away after a question', async () => {
  const { user, writes, questions } = open({ usr: unUsr('gestore', { photo: '/immagini/vecchia.jpg' }) })
  await user.click(screen.getByRole('button', { name: 'Rimuovi foto' }))
  await waitFor(() => expect(writes).toMatchObject([{ patch: { unset: ['photo'] } }]))
  expect(questions).toEqual([{ title: 'Rimuovi foto', text: 'Al suo posto si vedono le tue iniziali.' }])
})
