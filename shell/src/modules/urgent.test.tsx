import { screen, within } from '@testing-library/react'
import { generation, openPortal, withoutBandi } from '../../test/open-portal.tsx'

const urgent = { urgent: true }
const heading = (name: string) => screen.findByRole('heading', { name })
const question = (name: string) => screen.findByRole('alertdialog', { name })
const button = (name: string) => screen.findByRole('button', { name })

describe('an urgent version', () => {
  const title = 'Aggiornamento importante di Bandi 1.1.0'

  it('is asked for in a dialog and taken at once', async () => {
    const { publish, user } = await openPortal('/bandi')
    await publish(generation(2, '1.1.0', urgent))
    await user.click(within(await question(title)).getByRole('button', { name: 'Usa ora' }))
    expect(await heading('mf-bandi 1.1.0 elenco')).toBeVisible()
  })

  it('waits until what was typed is saved, when the person wants that', async () => {
    const { publish, user } = await openPortal('/bandi')
    await user.click(await button('Scrivi'))
    await publish(generation(2, '1.1.0', urgent))
    expect(await question(title)).toHaveTextContent(
      'Hai modifiche non salvate in «mf-bandi 1.0.0 elenco»: se confermi ora si perdono.',
    )
    expect(await button('Usa ora senza salvare')).toBeVisible()
    await user.click(await button('Dopo aver salvato'))
    expect(await heading('mf-bandi 1.0.0 elenco')).toBeVisible()
    await user.click(await button('Salva'))
    expect(await heading('mf-bandi 1.1.0 elenco')).toBeVisible()
  })

  it('is not asked for again once the person said later: the line under the page has it', async () => {
    const { publish, user } = await openPortal('/bandi')
    await publish(generation(2, '1.1.0', urgent))
    await user.click(within(await question(title)).getByRole('button', { name: 'Più tardi' }))
    await user.click(await button('Scrivi'))
    await user.click(await button('Salva'))
    expect(await heading('mf-bandi 1.0.0 elenco')).toBeVisible()
    await user.click(await button('Usa ora'))
    expect(await heading('mf-bandi 1.1.0 elenco')).toBeVisible()
  })
})

describe('an urgent choice that drops what is on screen', () => {
  const title = 'Il portale non ha più Bandi'

  it('asks whether to leave the page, and leads to the landing page', async () => {
    const { publish, user, where } = await openPortal('/bandi')
    await publish(withoutBandi(2, urgent))
    expect(await question(title)).toHaveTextContent('Questa pagina si chiude e torni a quella iniziale.')
    await user.click(within(await question(title)).getByRole('button', { name: 'Chiudi la pagina' }))
    expect(await heading('mf-incroci 1.0.0 elenco')).toBeVisible()
    expect(where()).toBe('/incroci')
  })

  it('says what is not saved; who confirms is not asked a second time', async () => {
    const { publish, user, where } = await openPortal('/bandi')
    await user.click(await button('Scrivi'))
    await publish(withoutBandi(2, urgent))
    expect(await question(title)).toHaveTextContent('Hai modifiche non salvate in «mf-bandi 1.0.0 elenco»')
    await user.click(await button('Chiudi senza salvare'))
    expect(await heading('mf-incroci 1.0.0 elenco')).toBeVisible()
    expect(where()).toBe('/incroci')
  })

  it('leaves the page once what was typed is saved, when the person wants that', async () => {
    const { publish, user, where } = await openPortal('/bandi')
    await user.click(await button('Scrivi'))
    await publish(withoutBandi(2, urgent))
    await question(title)
    await user.click(await button('Dopo aver salvato'))
    expect(where()).toBe('/bandi')
    await user.click(await button('Salva'))
    expect(await heading('mf-incroci 1.0.0 elenco')).toBeVisible()
  })

  it('asks about a part on the page of another module, which stays open', async () => {
    const { publish, user, where } = await openPortal('/dashboard')
    await heading('mf-bandi 1.0.0 riquadro')
    await publish(withoutBandi(2, urgent))
    expect(await question(title)).toHaveTextContent('La pagina resta aperta: manca solo questa parte.')
    await user.click(within(await question(title)).getByRole('button', { name: 'Togli ora' }))
    expect(screen.queryByRole('heading', { name: 'mf-bandi 1.0.0 riquadro' })).toBeNull()
    expect(where()).toBe('/dashboard')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('asks about a feature that is switched off while its module goes on', async () => {
    const { publish } = await openPortal('/bandi')
    const { features, ...all } = generation(2, '1.0.0', urgent)
    await publish({ ...all, features: features.filter((key) => key !== 'bandi') })
    expect(await question(title)).toBeVisible()
  })

  it('names the page that a newer version has no more', async () => {
    const { publish } = await openPortal('/bandi/archivio', generation(1, '1.1.0'))
    await publish(generation(2, '1.0.0', urgent))
    expect(await question('Il portale non ha più Archivio')).toHaveTextContent('Si aggiorna anche Bandi 1.0.0.')
  })

  it('asks nothing of a page that has nothing of it', async () => {
    const { publish } = await openPortal('/aziende')
    await publish(withoutBandi(2, urgent))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByText(/^Il portale non ha più/)).toBeNull()
  })
})

describe('in a popup window', () => {
  let closed: jest.SpyInstance
  beforeEach(() => {
    window.name = 'bandiera-popup-bandi'
    closed = jest.spyOn(window, 'close').mockImplementation(() => {})
  })
  afterEach(() => {
    window.name = ''
    jest.restoreAllMocks()
  })

  it('a newer version is taken in place', async () => {
    const { publish, user } = await openPortal('/bandi')
    await publish(generation(2, '1.1.0', urgent))
    await user.click(within(await question('Aggiornamento importante di Bandi 1.1.0')).getByText('Usa ora'))
    expect(await heading('mf-bandi 1.1.0 elenco')).toBeVisible()
    expect(closed).not.toHaveBeenCalled()
  })

  it('a page that goes closes the window, only after its person said so', async () => {
    const { publish, user } = await openPortal('/bandi')
    await publish(withoutBandi(2, urgent))
    expect(await question('Il portale non ha più Bandi')).toHaveTextContent('Questa finestra si chiude.')
    expect(closed).not.toHaveBeenCalled()
    await user.click(within(await question('Il portale non ha più Bandi')).getByText('Chiudi la finestra'))
    expect(closed).toHaveBeenCalledTimes(1)
  })
})
