import type { Settings } from '@bandiera/domain'
import { WriteError } from '@bandiera/live'
import { someSettings, renderScreen, unUsr, type ScreenOptions } from '@bandiera/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Component } from './impostazioni.screen.tsx'

const feature = (chiave: string, etichetta: string, over: object = {}) => {
  return { chiave, etichetta, predefinita: true, pagine: [etichetta], menu: 'sempre', ...over }
}
const features = [
  feature('bandi', 'Bandi'),
  feature('impostazioni', 'Impostazioni'),
  feature('rent', 'Rent', { predefinita: false }),
  feature('tutorial', 'Video tutorial', { predefinita: false, menu: ['sofabis'] }),
]

async function open({
  settings = {},
  ...options
}: Omit<ScreenOptions, 'settings'> & { settings?: Partial<Settings> } = {}) {
  const spazio = { elementi: 0, byte: 0, file: 0, limiti: { portale: 2, persona: 1 }, persone: [] }
  const request = (path: string) =>
    Response.json(
      path.includes('spazio')
        ? spazio
        : path.includes('riferimenti')
          ? { tabelle: [], sostituisce: false }
          : { funzioni: features },
    )
  const whole = { usr: unUsr('admin'), settings: someSettings(settings), request, ...options }
  const page = renderScreen(<Component />, whole)
  await act(async () => {})
  const patches = () => page.writes.map((write) => (write.op === 'update' ? write.patch : write))
  return { ...page, patches }
}
const region = (name: string) => within(screen.getByRole('region', { name }))
const edit = (name: string) => screen.getByRole('button', { name: `Modifica ${name}` })
const save = () => screen.getByRole('button', { name: 'Salva' })

describe('the settings', () => {
  it.each(['admin', 'editore'] as const)('show %s every section, and the way to each', async (role) => {
    await open({ usr: unUsr(role) })
    const index = within(screen.getByRole('combobox', { name: 'Sezione' })).getAllByRole('option')
    for (const entry of index) expect(region(entry.textContent).getByRole('heading', { level: 2 })).toBeVisible()
    expect(index).toHaveLength(role === 'admin' ? 12 : 10)
  })

  it('lead to the heading of the section that is chosen in the index', async () => {
    const { user } = await open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sezione' }), 'Privacy')
    expect(region('Privacy').getByRole('heading', { level: 2 })).toHaveFocus()
  })

  it('have one form open at a time, and ask before they leave what was typed', async () => {
    const { user, location } = await open()
    await user.click(edit('Contatti'))
    expect(location()).toBe('/?modifica=contatti')
    await user.type(screen.getByLabelText(/^E-mail di contatto/), 'x')
    await user.click(edit('Privacy'))
    expect(await screen.findByRole('alertdialog', { name: 'Modifiche non salvate' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Resta qui' }))
    expect(screen.getByLabelText(/^E-mail di contatto/)).toHaveValue('x')
  })

  it('follow what another user stores, live', async () => {
    const { feed } = await open({ settings: { mailContatti: 'vecchio@studio.test' } })
    expect(region('Contatti').getByText('vecchio@studio.test')).toBeVisible()
    feed.update('settings', someSettings({ mailContatti: 'nuovo@studio.test' }))
    expect(region('Contatti').getByText('nuovo@studio.test')).toBeVisible()
  })

  it('keep what was typed when the server refuses it', async () => {
    const { user } = await open({ refuse: () => new WriteError('RECORD_INVALID', 'Dati non validi nel campo nome.') })
    await user.click(edit('Contatti'))
    await user.type(screen.getByLabelText(/^E-mail di contatto/), 'aiuto@studio.test')
    await user.click(save())
    expect(await screen.findByText(/^Dati non validi nel campo nome\. Non ho salvato/)).toBeVisible()
    expect(screen.getByLabelText(/^E-mail di contatto/)).toHaveValue('aiuto@studio.test')
  })
})

describe('name and colour', () => {
  it('are stored, and the shade used in place of an unreadable colour is named while it is typed', async () => {
    const { user, patches } = await open({ settings: { colors: { primary: '#1d4ed8' } } })
    await user.click(edit('Aspetto'))
    const colour = screen.getByLabelText(/^Colore del marchio/, { selector: 'input:not([type=color])' })
    await user.clear(colour)
    await user.type(colour, '#ffe600')
    expect(screen.getByText(/^Tema chiaro: per testi e pulsanti il portale usa #[0-9a-f]{6}, perché/)).toBeVisible()
    expect(screen.getByText('Tema scuro: testi e pulsanti usano proprio il tuo colore.')).toBeVisible()
    await user.click(save())
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
    expect(patches()).toEqual([{ set: { nome: 'Bandiera', 'colors.primary': '#ffe600' }, unset: ['colors.primario'] }])
  })

  it.each([
    [/^Colore del marchio/, 'rosso', 'Questo non è un colore: scrivilo come #1d4ed8.'],
    [/^Nome del portale/, ' ', 'Scrivi il nome del portale'],
  ])('say at the field %p what is wrong with %p', async (label, text, message) => {
    const { user, writes } = await open()
    await user.click(edit('Aspetto'))
    const field = screen.getByLabelText(label, { selector: 'input:not([type=color])' })
    await user.clear(field)
    await user.type(field, text)
    await user.click(save())
    expect(await screen.findAllByText(message)).toHaveLength(2)
    expect(field).toBeInvalid()
    expect(field).toHaveValue(text.trim() ? text : ' ')
    expect(writes).toEqual([])
  })
})

describe('a logo', () => {
  beforeAll(() => {
    URL.createObjectURL = () => 'blob:logo'
    URL.revokeObjectURL = () => {}
  })
  const png = new File(['x'], 'logo.png', { type: 'image/png' })
  const upload = () => ({ indirizzo: '/immagini/nuovo.png' })
  const chooser = (name: string) => screen.getByLabelText(name, { selector: 'input' })

  it('is looked at in both themes, then stored beside the others', async () => {
    const { user, patches, notices } = await open({ settings: { logo: { chiaro: '/a.svg', icona: '/i.svg' } }, upload })
    await user.upload(chooser('Cambia logo, tema chiaro'), png)
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuovo: logo, tema chiaro' }))
    expect(dialog.getByRole('img', { name: 'Anteprima' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Salva logo' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(patches()).toEqual([{ set: { logo: { chiaro: '/immagini/nuovo.png', icona: '/i.svg' } } }])
    expect(notices).toMatchObject([{ text: 'Logo salvato.', action: { label: 'Annulla' } }])
  })

  it('for the dark theme waits for the one of the light theme', async () => {
    await open()
    expect(screen.getByRole('button', { name: 'Carica logo, tema scuro' })).toBeDisabled()
    expect(screen.getAllByText('Carica prima il logo per il tema chiaro.')).toHaveLength(2)
  })

  it.each([
    ['no image', new File(['x'], 'logo.pdf', { type: 'application/pdf' }), /^Questo file non è un’immagine adatta/],
    ['too large', new File([new Uint8Array(2_200_000)], 'logo.png', { type: 'image/png' }), /^L’immagine supera 2 MB/],
  ])('that is %s is refused', async (_name, file, message) => {
    const { user, writes } = await open({ upload })
    chooser('Carica logo, tema chiaro').removeAttribute('accept')
    await user.upload(chooser('Carica logo, tema chiaro'), file)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(writes).toEqual([])
  })

  it('is taken away with those that depend on it, after a question', async () => {
    const { user, patches, questions } = await open({ settings: { logo: { chiaro: '/a.svg', scuro: '/b.svg' } } })
    await user.click(screen.getByRole('button', { name: 'Rimuovi logo, tema chiaro' }))
    await waitFor(() => expect(patches()).toEqual([{ unset: ['logo'] }]))
    expect(questions[0]?.text).toMatch(/anche quello scuro/)
  })
})

describe('the features', () => {
  it('are switched with one press, which can be taken back', async () => {
    const { user, patches } = await open()
    await user.click(screen.getByRole('switch', { name: 'Video tutorial' }))
    expect(await screen.findByText(/^Video tutorial: accesa\./)).toBeVisible()
    expect(screen.getByRole('switch', { name: 'Video tutorial' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Annulla modifica' }))
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Video tutorial' })).not.toBeChecked())
    expect(patches()).toEqual([{ set: { 'moduli.tutorial': true } }, { set: { 'moduli.tutorial': false } }])
  })

  it('say which pages they have, and what cannot be switched off', async () => {
    await open()
    expect(screen.getByText(/^Pagina: Video tutorial\. Non ha una voce nel menu/)).toBeVisible()
    expect(screen.getByRole('switch', { name: 'Impostazioni' })).toBeDisabled()
    expect(screen.getByRole('switch', { name: 'Impostazioni' })).toBeChecked()
  })

  it('stay as they were when the server refuses', async () => {
    const { user, notices } = await open({ refuse: () => new WriteError('X', 'Il server è occupato.') })
    await user.click(screen.getByRole('switch', { name: 'Rent' }))
    await waitFor(() => expect(notices).toEqual([{ text: 'Il server è occupato.', kind: 'error' }]))
    expect(screen.getByRole('switch', { name: 'Rent' })).not.toBeChecked()
  })
})
