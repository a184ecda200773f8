import '@testing-library/jest-dom'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../test/render-ui.tsx'
import { ComboBox, type ComboBoxProps } from './combo-box.tsx'
import type { Option } from './select-input.tsx'

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
