import '@testing-library/jest-dom'
import { act, screen, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { renderUi } from '../../test/render-ui.tsx'
import { PortalForm } from '../portal-form.tsx'
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx'
import { PhoneLink } from './phone-link.tsx'

interface Scheda {
  telefono: string
}
const onSubmit = jest.fn(async (_values: Scheda) => {})
beforeEach(() => onSubmit.mockClear())

function Form({ stored = '', ...props }: Partial<PhoneInputProps> & { stored?: string }) {
  const form = useForm<Scheda>({ defaultValues: { telefono: stored }, mode: 'onTouched' })
  return (
    <PortalForm form={form} label="Scheda" onSubmit={onSubmit}>
      <PhoneInput label="Telefono" name="telefono" {...props} />
      <button onClick={() => form.reset({ telefono: '+41446681800' })} type="button">
        Svizzera
      </button>
    </PortalForm>
  )
}
const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefono' })
const selector = () => screen.getByRole('button', { name: /^Prefisso/ })
const saved = async (user: ReturnType<typeof renderUi>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  return onSubmit.mock.calls.at(-1)?.[0].telefono
}
async function open(props: Parameters<typeof Form>[0] = {}) {
  const ui = renderUi(<Form {...props} />)
  await screen.findByRole('button', { name: /^Prefisso/ })
  return ui
}

it('begins in Italy, shows its dial code and says what to write', async () => {
  await open()
  expect(selector()).toHaveAccessibleName('Prefisso: Italia +39')
  expect(selector()).toHaveTextContent('IT +39')
  expect(line()).toHaveAttribute('placeholder', 'Recapito telefonico')
  expect(line()).toHaveAttribute('maxlength', '250')
})

it('takes another country, placeholder and length', async () => {
  await open({ country: 'CH', placeholder: 'Cellulare', maxLength: 25 })
  expect(selector()).toHaveAccessibleName('Prefisso: Svizzera +41')
  expect(line()).toHaveAttribute('placeholder', 'Cellulare')
  expect(line()).toHaveAttribute('maxlength', '25')
})

it('formats a national number as it is typed and stores it with its prefix', async () => {
  const { user } = await open()
  await user.type(line(), '0212345678')
  expect(line()).toHaveValue('02 1234 5678')
  expect(await saved(user)).toBe('+390212345678')
})

it.each(['+41446681800', '0041446681800'])('goes international with %s and the country follows', async (typed) => {
  const { user } = await open()
  await user.type(line(), typed)
  expect(line()).toHaveValue('+41 44 668 18 00')
  expect(selector()).toHaveAccessibleName('Prefisso: Svizzera +41')
  expect(await saved(user)).toBe('+41446681800')
})

it('takes a pasted number with its extension', async () => {
  const { user } = await open()
  await user.click(line())
  await user.paste('tel:+39 02-1234.5678 ext. 12')
  expect(line()).toHaveValue('+39 02 1234 5678 ext. 12')
  expect(await saved(user)).toBe('+390212345678;ext=12')
})

it('leaves the caret where the digit was typed', async () => {
  const { user } = await open()
  await user.type(line(), '0212345678')
  await user.type(line(), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect(line()).toHaveValue('02 9123 45678')
  expect(line().selectionStart).toBe(4)
  await user.keyboard('8')
  expect(line()).toHaveValue('029 8123 45678')
  expect(line().selectionStart).toBe(5)
})

it('keeps the number when another country is chosen, and the focus goes on to it', async () => {
  const { user } = await open()
  await user.type(line(), '0212345678')
  await user.click(selector())
  await user.click(within(screen.getByRole('listbox')).getByText('Francia'))
  expect(line()).toHaveValue('02 12 34 56 78')
  expect(line()).toHaveFocus()
  expect(selector()).toHaveAccessibleName('Prefisso: Francia +33')
  expect(await saved(user)).toBe('+33212345678')
})

it('shows a stored number in the format of its country and does not change it', async () => {
  const { user } = await open({ stored: '+390212345678;ext=12' })
  expect(line()).toHaveValue('02 1234 5678 int. 12')
  await user.click(screen.getByRole('button', { name: 'Svizzera' }))
  expect(line()).toHaveValue('044 668 18 00')
  expect(selector()).toHaveAccessibleName('Prefisso: Svizzera +41')
  expect(await saved(user)).toBe('+41446681800')
})

it.each([
  ['1', 'Numero troppo corto'],
  ['02 1234 5678 9012', 'Numero troppo lungo'],
  ['+999 1234', 'Prefisso internazionale non riconosciuto'],
  ['chiamami', 'Inserisci solo cifre, spazi e +'],
  ['+33 06 12 34 56 7', 'Numero non valido: ricontrolla le cifre'],
])('says of %s: %s, and keeps it', async (typed, message) => {
  const { user } = await open()
  await user.type(line(), typed)
  expect(line()).toBeValid()
  await user.tab()
  expect(await screen.findByText(message)).toBeVisible()
  expect(line()).toBeInvalid()
  expect(line()).toHaveAccessibleDescription(message)
  expect(line().value.replace(/\s/g, '')).toBe(typed.replace(/\s/g, ''))
  expect(await saved(user)).toBeUndefined()
})

it('says what the form wants said instead', async () => {
  const { user } = await open({ validityMessage: 'Serve un numero a cui rispondi' })
  await user.type(line(), '12')
  await user.tab()
  expect(await screen.findByText('Serve un numero a cui rispondi')).toBeVisible()
})

it('says it for some reasons only', async () => {
  const { user } = await open({ validityMessage: { TOO_SHORT: 'Mancano delle cifre' } })
  await user.type(line(), '12')
  await user.tab()
  expect(await screen.findByText('Mancano delle cifre')).toBeVisible()
  await user.clear(line())
  await user.type(line(), 'abc')
  expect(await screen.findByText('Inserisci solo cifre, spazi e +')).toBeVisible()
})

it('shows a prefix of no country as such', async () => {
  const { user } = await open()
  await user.type(line(), '+80012345678')
  expect(selector()).toHaveAccessibleName('Prefisso: nessun paese')
  expect(await saved(user)).toBe('+80012345678')
})

it('can be read and copied but not changed when it is read-only', async () => {
  const { user } = await open({ readOnly: true, stored: '+390212345678' })
  await user.type(line(), '9')
  expect(line()).toHaveValue('02 1234 5678')
  expect(selector()).toBeDisabled()
})

it('accepts nothing, and cannot be used when disabled', async () => {
  const { user, unmount } = await open()
  expect(await saved(user)).toBe('')
  unmount()
  await open({ disabled: true })
  expect(line()).toBeDisabled()
  expect(selector()).toBeDisabled()
})

describe('the guess of the country', () => {
  it('is not asked for unless the form wants it', async () => {
    const asked = jest.spyOn(globalThis, 'fetch')
    await open()
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('is where an empty field begins', async () => {
    const guessCountry = jest.fn(async () => 'CH')
    const { user } = await open({ guessCountry })
    expect(await screen.findByRole('button', { name: 'Prefisso: Svizzera +41' })).toBeVisible()
    await user.type(line(), '0446681800')
    expect(await saved(user)).toBe('+41446681800')
    expect(guessCountry).toHaveBeenCalledTimes(1)
  })

  it.each<[string, () => Promise<string | null>]>([
    ['the country is not known', async () => null],
    ['the answer is no country', async () => 'ZZ'],
    ['the server does not answer', async () => Promise.reject(new Error('offline'))],
  ])('leaves Italy when %s', async (_name, guessCountry) => {
    await open({ guessCountry })
    await act(async () => {})
    expect(selector()).toHaveAccessibleName('Prefisso: Italia +39')
  })

  it('does not touch a number that is there', async () => {
    const guessCountry = jest.fn(async () => 'CH')
    await open({ guessCountry, stored: '+390212345678' })
    expect(guessCountry).not.toHaveBeenCalled()
    expect(selector()).toHaveAccessibleName('Prefisso: Italia +39')
  })
})

it('is read as people write it, as a link that calls', async () => {
  renderUi(<PhoneLink value="+390212345678;ext=12" />)
  const link = await screen.findByRole('link', { name: '02 1234 5678 int. 12' })
  expect(link).toHaveAttribute('href', 'tel:+390212345678;ext=12')
})

it('is read as it is when it is no number', () => {
  renderUi(<PhoneLink value="chiedi in portineria" />)
  expect(screen.getByText('chiedi in portineria')).toBeVisible()
})
