import { addDays, addMonths, dayInRome, formatDate } from '@bandiera/domain'
import { WriteError } from '@bandiera/live'
import { lostAnswer, renderScreen, unaAzienda, type ScreenOptions } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component } from '../detail.screen.tsx'

const today = dayInRome()
const first = addMonths(today, -36)

function open(over = {}, options: ScreenOptions = {}) {
  const azienda = unaAzienda({ ...over })
  const at = { path: `/azienda/${azienda._id}?tab=aiuti`, pattern: '/azienda/:aId' }
  return {
    azienda,
    ...renderScreen(<Component />, { ...options, aziende: [azienda, ...(options.aziende ?? [])], ...at }),
  }
}
const section = () => screen.getByRole('region', { name: 'Aiuti de minimis' })
const save = () => screen.getByRole('button', { name: 'Salva' })

it('counts the aid of the first day of the window and not the one of the day before', () => {
  const aiuti = [
    { regime: 'deMinimis', dataConcessione: first, esl: 10_000 },
    { regime: 'deMinimis', dataConcessione: addDays(first, -1), esl: 90_000 },
  ]
  open({ aiuti })
  expect(section()).toHaveTextContent('Residuo 290.000 €')
  expect(section()).toHaveTextContent(`Finestra dal ${formatDate(first)} al ${formatDate(today)}`)
  expect(within(section()).getByRole('meter')).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^10\.000\s€ usati su 300\.000\s€$/),
  )
  const [, inside, outside] = within(section()).getAllByRole('row')
  expect(inside).toHaveTextContent(/Conta, esce il/)
  expect(outside).toHaveTextContent('Fuori dalla finestra')
})

it('has a bar for each regime that was used', () => {
  open({ aiuti: [{ regime: 'deMinimisAgricolo', dataConcessione: today, esl: 20_000 }] })
  expect(section()).toHaveTextContent('Residuo 280.000 €')
  expect(section()).toHaveTextContent('Residuo 30.000 €')
})

it('warns when the sum of two regimes is over the ceiling they share, and says what was not verified', () => {
  const { unmount } = open({
    aiuti: [
      { regime: 'deMinimis', dataConcessione: today, esl: 280_000 },
      { regime: 'deMinimisAgricolo', dataConcessione: today, esl: 40_000 },
      { regime: 'deMinimisSieg', dataConcessione: today, esl: 750_000 },
    ],
  })
  // nothing is left with and without the unread rule: it is not mentioned
  expect(section()).not.toHaveTextContent(/Residuo [1-9]/)
  for (const alert of within(section()).getAllByText(/insieme/))
    expect(alert).toHaveTextContent(
      '320.000 € su 300.000 €, de minimis e agricolo insieme (Reg. UE 2023/2831, art. 5, par. 2).',
    )
  unmount()
  open({
    aiuti: [
      { regime: 'deMinimis', dataConcessione: today, esl: 200_000 },
      { regime: 'deMinimisSieg', dataConcessione: today, esl: 500_000 },
    ],
  })
  expect(section()).toHaveTextContent('Residuo 100.000 €')
  expect(section()).toHaveTextContent(/Da verificare: 700\.000\s€ su 750\.000\s€, de minimis e SIEG insieme/)
  expect(section()).toHaveTextContent(/il residuo scende a 50\.000\s€/)
})

it('counts the aids of the single undertaking and says whose they are', () => {
  const beta = unaAzienda({
    ragioneSociale: 'Beta Srl',
    aiuti: [{ regime: 'deMinimis', dataConcessione: today, esl: 50_000 }],
  })
  const gruppo = [{ relazione: 'controllata', aziendaId: beta._id, quota: 80 }]
  open({ aiuti: [], gruppo }, { aziende: [beta] })
  expect(section()).toHaveTextContent('Residuo 250.000 €')
  expect(section()).toHaveTextContent('del gruppo: Beta Srl')
})

it('does not take unrecorded aid for none, and lets one say that there is none', async () => {
  const { user, writes } = open()
  expect(section()).toHaveTextContent(/il residuo non si può calcolare/)
  await user.click(screen.getByRole('button', { name: 'Nessun aiuto ricevuto' }))
  await waitFor(() => expect(writes).toMatchObject([{ patch: { set: { aiuti: [] } } }]))
  await waitFor(() => expect(section()).toHaveTextContent('Residuo 300.000 €'))
})

it('records an aid by the day of its decision, once when the answer is lost, and says what is missing', async () => {
  const { user, writes } = open({ aiuti: [] }, { refuse: lostAnswer() })
  await user.click(screen.getByRole('button', { name: 'Aggiungi aiuto' }))
  const dialog = screen.getByRole('dialog', { name: 'Aggiungi aiuto' })
  await user.click(save())
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/data di concessione.*equivalente sovvenzione/)
  await user.type(within(dialog).getByRole('textbox', { name: 'Data di concessione' }), '10/1/26')
  await user.type(within(dialog).getByRole('textbox', { name: /ESL/ }), '120000')
  await user.click(save())
  expect(await screen.findByText(/potrebbe essere salvata/)).toBeVisible()
  await user.click(save())
  const aiuti = { regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 120_000, fonte: 'manuale' }
  await waitFor(() => expect(writes).toMatchObject([{ patch: { push: { aiuti } } }, { patch: { push: { aiuti } } }]))
  expect(writes[1]).toEqual(writes[0])
})

it('keeps a refused aid in its window', async () => {
  const refuse = () => new WriteError('FORBIDDEN', 'Non hai il permesso di modificare questa azienda.')
  const aiuti = [{ regime: 'deMinimis', dataConcessione: today, esl: 1, descrizione: 'Voucher' }]
  const { user } = open({ aiuti }, { refuse })
  await user.click(screen.getByRole('button', { name: 'Modifica l’aiuto Voucher' }))
  await user.type(screen.getByRole('textbox', { name: /^Codice COR/ }), '77')
  await user.click(save())
  expect(await screen.findByText(/Non hai il permesso/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Codice COR/ })).toHaveValue('77')
})

it('takes an aid out only after asking', async () => {
  const aiuti = [{ regime: 'deMinimis', dataConcessione: today, esl: 1, descrizione: 'Voucher' }]
  const { user, writes, questions } = open({ aiuti })
  await user.click(screen.getByRole('button', { name: 'Modifica l’aiuto Voucher' }))
  await user.click(screen.getByRole('button', { name: 'Rimuovi questo aiuto' }))
  await waitFor(() => expect(writes).toMatchObject([{ patch: { set: { aiuti: [] } } }]))
  expect(questions[0]?.title).toBe('Rimuovere questo aiuto?')
})

it.each([
  ['never', undefined, /non è mai stato verificato/],
  ['31 days ago', addDays(today, -31), /31 giorni fa/],
  ['30 days ago', addDays(today, -30), /^Verificato sul registro/],
])('says whether the register of aids must be asked again: asked %s', (_when, dataVerificaRNA, words) => {
  open({ aiuti: [], dataVerificaRNA })
  expect(screen.getByText(words)).toBeVisible()
})

it('notes with one press that the register was asked today, and refuses a future day', async () => {
  const { user, writes } = open({ aiuti: [] })
  await user.click(screen.getByRole('button', { name: 'Altra data' }))
  await user.type(screen.getByRole('textbox', { name: 'Data verifica RNA' }), '31/12/2035')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('La data della verifica è nel futuro')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Esci senza salvare' }))
  await user.click(screen.getByRole('button', { name: 'Verificato oggi' }))
  await waitFor(() => expect(writes).toMatchObject([{ patch: { set: { dataVerificaRNA: today } } }]))
})

describe('companies that persons link to this one', () => {
  const used = (denominazione: string, esl: number) => ({
    relazione: 'collegata_persone',
    denominazione,
    aiuti: [{ regime: 'deMinimis', dataConcessione: today, esl }],
  })
  const none = { relazione: 'collegata_persone', denominazione: 'Senza Aiuti', aiuti: [] }
  const formaGiuridica = 'libero_professionista'

  it('are named with what their aids would leave, those without aids are not', () => {
    const { unmount } = open({ aiuti: [], formaGiuridica, gruppo: [used('Beta', 50_000), none] })
    expect(section()).toHaveTextContent(
      /Da verificare: Beta è collegata tramite persone fisiche\. Se una delle due è .* con i suoi aiuti \(50\.000\s€\) il residuo scende a 250\.000\s€\./,
    )
    unmount()
    open({
      aiuti: [],
      formaGiuridica,
      gruppo: [used('Beta', 50_000), none, used('Gamma', 20_000), used('Delta', 10_000)],
    })
    expect(section()).toHaveTextContent(
      /Da verificare: Beta, Gamma e Delta sono collegate tramite persone fisiche\. .* con i loro aiuti \(80\.000\s€\) il residuo scende a 220\.000\s€\./,
    )
    expect(section()).not.toHaveTextContent(/una delle due|Senza Aiuti/)
  })
})
