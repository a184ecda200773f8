import '@testing-library/jest-dom'
import { screen } from '@testing-library/react'
import { renderForm } from '../test/render-form.tsx'
import { EuroInput } from './number-input.tsx'

const named = { name: 'campo', label: 'Campo' }
const box = () => screen.getByLabelText<HTMLInputElement>(/^Campo/)

it('has the euro sign after the amount', () => {
  renderForm(<EuroInput {...named} />, { campo: 1234.5 })
  expect(box()).toHaveValue('1.234,50')
  const sign = screen.getByText('€')
  expect(box().compareDocumentPosition(sign)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('takes no minus sign', async () => {
  const { user, valueOf } = renderForm(<EuroInput {...named} />)
  await user.type(box(), '-12')
  await user.tab()
  expect([box().value, valueOf()]).toEqual(['-12', '-12'])
  expect(box()).toBeInvalid()
  expect(box()).toHaveAccessibleDescription(/sotto zero/)
})

it('has two decimals and takes no third one', async () => {
  const { user, valueOf } = renderForm(<EuroInput {...named} />)
  await user.type(box(), '7,1299')
  await user.tab()
  expect([box().value, valueOf()]).toEqual(['7,1299', '7,1299'])
  expect(box()).toHaveAccessibleDescription(/al massimo 2/)
})

it('takes a minus sign where the amount may be below zero, typed or copied', async () => {
  const { user, valueOf } = renderForm(<EuroInput {...named} signed />)
  await user.type(box(), '-1234,5')
  await user.tab()
  expect([box().value, valueOf()]).toEqual(['-1.234,50', -1234.5])
  await user.clear(box())
  await user.click(box())
  await user.paste('(2.000)')
  expect(valueOf()).toBe(-2000)
  await user.clear(box())
  await user.type(box(), '-')
  expect([box().value, valueOf()]).toEqual(['-', null])
})
