import { addDays, dayInRome } from '@bandiera/domain'
import { renderScreen, unBando, unUsr } from '@bandiera/testing'
import { FieldGroup, useForm, type UseFormReturn } from '@bandiera/ui/form'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { WithPreview } from './preview.tsx'
import { type BandoValues, bandoValues, newBando, readableBando } from '../rules.ts'

const { matchMedia } = window
const wide = () => (window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('1280') }))
afterEach(() => void (window.matchMedia = matchMedia))

const shown: { form: UseFormReturn<BandoValues> | null } = { form: null }
function Screen({ start }: { start: BandoValues }) {
  const form = useForm<BandoValues>({ defaultValues: start })
  useEffect(() => void (shown.form = form), [form])
  return (
    <WithPreview before={undefined} form={form}>
      <FieldGroup title="Uno">
        <input {...form.register('titolo')} aria-label="Titolo" />
      </FieldGroup>
      <FieldGroup title="Due">{null}</FieldGroup>
    </WithPreview>
  )
}
const show = (values: Partial<BandoValues> = {}) =>
  renderScreen(<Screen start={{ ...newBando(), ...values }} />, { usr: unUsr('editore') })
const change = (values: object) => act(() => shown.form!.reset({ ...newBando(), ...values } as BandoValues))
const preview = () => screen.getByRole('region', { name: 'Anteprima' })
const fact = (label: string) => within(preview()).getByText(label).nextElementSibling?.textContent

describe('on a wide screen', () => {
  beforeEach(wide)

  it('shows beside the form what readers will see, as it is typed', async () => {
    const { user } = show({ ente: 'Regione', dataChiusura: addDays(dayInRome(), 12), agevolazioneMax: 50_000 })
    await user.type(screen.getByRole('textbox', { name: 'Titolo' }), 'Voucher 2027')
    expect(within(preview()).getByText('Voucher 2027')).toBeVisible()
    expect(preview()).toHaveTextContent('Chiude tra 12 giorni')
    expect(fact('Agevolazione')).toMatch('fino a 50.000')
    expect(screen.queryByRole('button', { name: 'Anteprima' })).toBeNull()
  })

  it('says requirements in words, and how many are not complete', () => {
    const criteri = [
      { id: 'a', tipo: 'dimensione', vincolante: true, ammesse: ['micro'] },
      { id: 'b', tipo: 'dimensione', vincolante: true, ammesse: [] },
    ]
    show({ criteri: criteri as unknown as BandoValues['criteri'] })
    expect(within(preview()).getByRole('region', { name: 'Chi può partecipare' })).toHaveTextContent(/micro/i)
    expect(preview()).toHaveTextContent('1 criterio da completare')
  })

  it('shows a dash for what cannot be read yet', () => {
    show()
    const typed = {
      dataChiusura: '31/02/2026',
      dataApertura: '2031-01-01',
      spesaMax: 'mille',
      agevolazioneMax: 10,
      costi: [{ voce: '', max: 30 }],
      documentiRichiesti: [{ nome: '', obbligatorio: true, validitaGiorni: -1 }],
      sezioni: [{ titolo: '', testo: 'Testo' }],
      scorrimenti: [{ data: '31/02' }, { data: '2031-02-01' }],
    }
    change(typed)
    expect([fact('Chiusura'), fact('Apertura'), fact('Spesa ammessa')]).toEqual([
      'Fino a esaurimento delle risorse',
      '01/01/2031',
      '—',
    ])
    expect(within(preview()).getAllByText('—').length).toBeGreaterThan(3)
    expect(preview()).toHaveTextContent('— (fino al 30')
    expect(fact('Scorrimento')).toBe('01/02/2031')
    change({ dataApertura: 'domani' })
    expect([fact('Chiusura'), fact('Apertura')]).toEqual(['—', '—'])
  })

  it('is drawn whatever the fields hold', () => {
    show()
    const whole = unBando({ data: { titolo: 'Voucher', scorrimenti: [{ data: '2031-02-01' }] } })
    const fields = Object.keys(newBando())
    const odd = ['x', '31/02/2026', -1, Number.NaN, null, undefined, [], [null], ['x'], [{}], [{ tipo: 'altro' }], {}]
    for (const [at, value] of odd.entries()) {
      const some = fields.map((field, n) => [field, odd[(at + n) % odd.length]])
      change({ ...bandoValues(whole), ...Object.fromEntries(fields.map((field) => [field, value])) })
      change({ ...bandoValues(whole), ...Object.fromEntries(some) })
      expect(within(preview()).getByText('Chiusura')).toBeVisible()
    }
  })
})

it('opens in a dialog where both do not fit, and gives the focus back', async () => {
  const { user } = show({ titolo: 'Voucher' })
  const button = screen.getByRole('button', { name: 'Anteprima' })
  await user.click(button)
  const dialog = screen.getByRole('dialog', { name: 'Anteprima' })
  expect(within(dialog).getByText('Voucher')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Chiudi' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(button).toHaveFocus()
})

it('leaves a grant that can be read as it is', () => {
  const { data } = unBando({ data: { sezioni: [{ titolo: 'Finalità', html: '<p>Uno</p>' }], intensita: 50 } })
  const { redazione, ...rest } = readableBando(bandoValues({ data }), data).data
  expect([redazione, rest]).toEqual([data.redazione, expect.objectContaining({ titolo: data.titolo, intensita: 50 })])
  expect(rest.sezioni).toEqual(data.sezioni)
})
