import type { Settings } from '@bandiera/domain'
import { expectRefused, someSettings, renderScreen, unUsr } from '@bandiera/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Component } from './impostazioni.screen.tsx'

async function editing(section: string, settings: Partial<Settings> = {}) {
  const page = renderScreen(<Component />, {
    usr: unUsr('editore'),
    settings: someSettings(settings),
    request: () => Response.json({ funzioni: [] }),
    upload: () => ({ indirizzo: '/immagini/nuova.png' }),
  })
  await act(async () => {})
  await page.user.click(screen.getByRole('button', { name: `Modifica ${section}` }))
  const form = within(screen.getByRole('form', { name: section }))
  const type = async (label: string | RegExp, text: string, index = 0) => {
    const field = form.getAllByLabelText(label)[index]!
    await page.user.clear(field)
    if (text) await page.user.type(field, text)
  }
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }))
  const stored = async () => {
    await press('Salva')
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
    return page.writes.map((write) => (write.op === 'update' ? write.patch : write))
  }
  return { ...page, form, type, press, stored }
}

const slides = [{ titolo: 'Prima' }, { titolo: 'Seconda', testo: 'Con testo' }]

describe('the slides', () => {
  it('change their order by keyboard and get an image', async () => {
    const { user, form, press, stored } = await editing('Diapositive', { slides })
    const down = form.getAllByRole('button', { name: /giù/i })[0]!
    down.focus()
    await user.keyboard('{Enter}')
    await user.upload(
      form.getAllByLabelText('Carica immagine', { selector: 'input' })[0]!,
      new File(['x'], 'a.png', { type: 'image/png' }),
    )
    await user.type(await form.findByLabelText(/^Descrizione dell’immagine/), 'Una piazza')
    await press('Aggiungi diapositiva')
    await user.type(form.getAllByLabelText('Titolo')[2]!, 'Terza')
    expect(await stored()).toEqual([
      {
        set: {
          slides: [
            { titolo: 'Seconda', testo: 'Con testo', img: '/immagini/nuova.png', alt: 'Una piazza' },
            { titolo: 'Prima' },
            { titolo: 'Terza' },
          ],
        },
      },
    ])
  })

  it('need a title each, and keep the rest of what was typed', async () => {
    const { form, type, press, writes } = await editing('Diapositive', { slides })
    await type('Titolo', '', 1)
    await press('Salva')
    expect(await form.findAllByText('Scrivi il titolo della diapositiva')).toHaveLength(2)
    expect(form.getAllByLabelText(/^Testo/)[1]).toHaveValue('Con testo')
    expect(writes).toEqual([])
  })
})

describe('the link of every page', () => {
  it('is stored with its icon, and taken away when it is emptied', async () => {
    const { user, form, type, stored } = await editing('Collegamento in evidenza')
    await type(/^Testo/, 'Chiedi aiuto')
    await type(/^Indirizzo/, 'https://aiuto.test/')
    await user.selectOptions(form.getByLabelText(/^Icona/), 'persone')
    const link = { text: 'Chiedi aiuto', url: 'https://aiuto.test/', icon: 'persone' }
    expect(await stored()).toEqual([{ set: { staticLink: link } }])
    await user.click(screen.getByRole('button', { name: 'Modifica Collegamento in evidenza' }))
    await user.clear(screen.getByLabelText(/^Testo/))
    await user.clear(screen.getByLabelText(/^Indirizzo/))
    expect((await stored()).at(-1)).toEqual({ unset: ['staticLink'] })
  })

  it.each([
    ['javascript:alert(1)', 'Aiuto', 'Usa un indirizzo https://, mailto: o un percorso di questo sito'],
    ['https://aiuto.test/', '', 'Scrivi sia il testo sia l’indirizzo, oppure lascia vuoti tutti e due'],
  ])('to %p with the text %p is refused', async (url, text, message) => {
    const { form, type, press, writes } = await editing('Collegamento in evidenza')
    await type(/^Testo/, text)
    await type(/^Indirizzo/, url)
    await press('Salva')
    expect(await form.findAllByText(message)).toHaveLength(2)
    expect(form.getByLabelText(/^Indirizzo/)).toHaveValue(url)
    expect(writes).toEqual([])
  })
})

it('a link to another site needs text and a safe address', async () => {
  const { form, type, press, stored } = await editing('Collegamenti esterni')
  await press('Aggiungi collegamento')
  await type('Indirizzo', 'http://altrove.test')
  await press('Salva')
  expect(await form.findAllByText('Scrivi il testo')).toHaveLength(2)
  expect(form.getAllByText(/^Usa un indirizzo https/)).toHaveLength(2)
  await type('Testo', 'Calcolo rata')
  await type('Indirizzo', 'https://altrove.test')
  expect(await stored()).toEqual([{ set: { linkEsterni: [{ testo: 'Calcolo rata', url: 'https://altrove.test' }] } }])
})

describe('the address for mail', () => {
  it('is stored', async () => {
    const { type, stored } = await editing('Contatti')
    await type(/^E-mail/, 'aiuto@studio.test')
    expect(await stored()).toEqual([{ set: { mailContatti: 'aiuto@studio.test' } }])
  })

  it('is refused when it is none, and stays as it was typed', async () => {
    const { form, type, press, writes } = await editing('Contatti')
    await type(/^E-mail/, 'aiuto')
    await press('Salva')
    await waitFor(() =>
      expectRefused(form.getByLabelText(/^E-mail/), 'Nell’indirizzo manca la @: scrivilo come nome@dominio.it.'),
    )
    expect(form.getByLabelText(/^E-mail/)).toHaveValue('aiuto')
    expect(writes).toEqual([])
  })
})

describe('the films', () => {
  it('are stored with their length in seconds', async () => {
    const { type, press, stored } = await editing('Video tutorial')
    await press('Aggiungi video')
    await type('Titolo', 'Primi passi')
    await type(/^Indirizzo del file/, '/video/primi-passi.webm')
    await type(/^Durata/, '4:30')
    const [patch] = await stored()
    expect(patch).toMatchObject({
      set: { video: [{ titolo: 'Primi passi', indirizzo: '/video/primi-passi.webm', durata: 270 }] },
    })
  })

  it('are refused with an unsafe address or a length that is none, and nothing is lost', async () => {
    const { form, type, press, writes } = await editing('Video tutorial')
    await press('Aggiungi video')
    await type('Titolo', 'Primi passi')
    await type(/^Indirizzo del file/, 'http://altrove.test/a.mp4')
    await type(/^Durata/, 'quattro')
    await press('Salva')
    expect(await form.findAllByText(/^Usa un indirizzo https:/)).toHaveLength(2)
    expect(form.getAllByText(/^Scrivi la durata come minuti e secondi/)).toHaveLength(2)
    expect(form.getByLabelText('Titolo')).toHaveValue('Primi passi')
    expect(writes).toEqual([])
  })
})

describe('the weights', () => {
  it('store what differs from the usual ones, and go back to these', async () => {
    const { type, stored, user } = await editing('Pesi degli incroci')
    await type('Territorio', '40')
    expect(await stored()).toEqual([{ set: { pesi: { territorio: 40 } } }])
    await user.click(screen.getByRole('button', { name: 'Modifica Pesi degli incroci' }))
    await user.click(screen.getByRole('button', { name: /^Rimetti/ }))
    expect((await stored()).at(-1)).toEqual({ unset: ['pesi'] })
  })

  it.each(['', '101'])('refuse %p at its field', async (text) => {
    const { form, type, press, writes } = await editing('Pesi degli incroci')
    await type('Territorio', text)
    await press('Salva')
    expect(await form.findAllByText('Scrivi un numero da 0 a 100')).toHaveLength(2)
    expect(writes).toEqual([])
  })
})

it('the privacy text is written in a simple notation and shown as it will be', async () => {
  const settings = {
    privacyHtml: '<h2>Titolare</h2><p>Studio <strong>Rossi</strong></p>',
    privacyVersione: 2,
    privacyAggiornata: '2026-11-20',
  }
  const { form, type, stored } = await editing('Privacy', settings)
  expect(form.getByLabelText(/^Testo/)).toHaveValue('# Titolare\n\nStudio **Rossi**')
  await type(/^Testo/, '# Chi siamo{Enter}{Enter}- uno{Enter}- due <script>')
  expect(form.getByRole('region', { name: 'Anteprima' })).toHaveTextContent('Chi siamounodue <script>')
  expect(await stored()).toEqual([
    { set: { privacyHtml: '<h2>Chi siamo</h2><ul><li>uno</li><li>due &lt;script&gt;</li></ul>' } },
  ])
  expect(screen.getByText('Versione 2, del 20/11/2026')).toBeVisible()
})

describe('the days of notice', () => {
  const FIELD = 'Giorni prima della scadenza'
  it('are stored without doubles, the farthest first', async () => {
    const { type, stored } = await editing('Preavvisi delle scadenze')
    expect(screen.getByLabelText(FIELD)).toHaveValue('30, 14, 7, 3, 1')
    await type(FIELD, '5, 20,5')
    expect(await stored()).toEqual([{ set: { sogliePreavviso: [20, 5] } }])
    expect(screen.getByText('20, 5 giorni prima, e il giorno stesso.')).toBeVisible()
  })

  it.each([
    ['domani', /numeri interi/],
    ['0, 7', /da 1 a 365/],
    ['400', /da 1 a 365/],
  ])('are refused as %j, which stays as it was typed', async (text, reason) => {
    const { type, press, writes } = await editing('Preavvisi delle scadenze')
    await type(FIELD, text)
    await press('Salva')
    expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0)
    expect(screen.getByLabelText(FIELD)).toHaveValue(text)
    expect(writes).toEqual([])
  })
})
