import '@testing-library/jest-dom'
import { act, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { renderUi } from '../test/render-ui.tsx'
import { ComboBox } from './combo-box.tsx'
import type { Option } from './select-input.tsx'
import type { ComboBoxProps } from './use-choice-text.ts'

function Box(props: Pick<ComboBoxProps<Option>, 'source' | 'free'>) {
  const [value, setValue] = useState<Option | null>(null)
  return (
    <>
      <ComboBox control={{ 'aria-label': 'Codice' }} onChange={setValue} value={value} {...props} />
      <output>{value?.value}</output>
    </>
  )
}
const input = () => screen.getByRole('combobox', { name: 'Codice' })

it('asks the server once for what was typed and chooses with the keyboard', async () => {
  const search = jest.fn(async (text: string) => [{ value: '62.10', label: `Software (${text})` }])
  const { user } = renderUi(<Box source={search} />)
  await user.type(input(), 'soft')
  expect(await screen.findByRole('option', { name: 'Software (soft)' })).toBeVisible()
  expect(search).toHaveBeenCalledTimes(1)
  await user.keyboard('{Enter}')
  expect(screen.getByText('62.10')).toBeVisible()
})

it('takes what the arrows chose from the list in view, though the answer to the whole text is on its way', async () => {
  const found = ['62.01.00 (2007)', '62.01.00 (2025)'].map((label) => ({ value: label, label }))
  const search = (text: string) => (text === '62' ? Promise.resolve(found) : new Promise<Option[]>(() => {}))
  const { user } = renderUi(<Box source={search} />)
  await user.type(input(), '62')
  expect(await screen.findByRole('option', { name: '62.01.00 (2007)' })).toBeVisible()
  await user.type(input(), '.01.00{ArrowDown}{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('62.01.00 (2025)')
})

it('says why the search failed', async () => {
  const search = async () => Promise.reject(new Error('Il server non risponde.'))
  const { user } = renderUi(<Box source={search} />)
  await user.type(input(), 'x')
  expect(await screen.findByText('Il server non risponde.')).toBeVisible()
})

it('takes a text of one’s own when it can be a choice', async () => {
  const free = (text: string) => (/^\d/.test(text) ? [{ value: text, label: `Usa ${text}` }] : [])
  const { user } = renderUi(<Box free={free} source={[]} />)
  await user.type(input(), '99.99')
  await user.click(screen.getByRole('option', { name: 'Usa 99.99' }))
  expect(screen.getByText('99.99')).toBeVisible()
})

describe('a choice that the form sets again', () => {
  const rossi = { value: '1', label: 'Rossi Srl' }
  const bianchi = { value: '2', label: 'Bianchi Srl' }
  let give = (_value: Option) => {}
  function Chosen() {
    const [value, setValue] = useState<Option>(rossi)
    useEffect(() => {
      give = (next) => act(() => setValue({ ...next }))
    }, [])
    return <ComboBox control={{ 'aria-label': 'Codice' }} onChange={() => {}} source={[rossi, bianchi]} value={value} />
  }

  it.each([
    ['the same as a new object', rossi],
    ['another one', bianchi],
  ])('leaves what is typed alone: %s', async (_what, next) => {
    const { user } = renderUi(<Chosen />)
    await user.clear(input())
    await user.type(input(), 'bian')
    give(next)
    expect(input()).toHaveValue('bian')
    expect(screen.getByRole('option', { name: 'Bianchi Srl' })).toBeVisible()
  })

  it('is in the box once typing has ended', async () => {
    const { user } = renderUi(<Chosen />)
    await user.type(input(), 'x')
    give(bianchi)
    await user.clear(input())
    await user.tab()
    expect(input()).toHaveValue('Bianchi Srl')
    give(rossi)
    expect(input()).toHaveValue('Rossi Srl')
  })

  it('leaves the box empty while the person who emptied it is in it', async () => {
    const { user } = renderUi(<Chosen />)
    await user.clear(input())
    give(rossi)
    expect(input()).toHaveValue('')
  })
})
