import '@testing-library/jest-dom'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderUi } from '../test/render-ui.tsx'
import { ComboBox } from './combo-box.tsx'
import { RecordPicker } from './record-picker.tsx'
import type { Option } from './select-input.tsx'

const OPTIONS: Option[] = [
  { value: '016091', label: 'Dalmine (BG)' },
  { value: '001235', label: 'Samone (TO)' },
  { value: '022165', label: 'Samone (TN)' },
  { value: '040012', label: 'Forlì (FC)' },
]
const box = () => screen.getByLabelText<HTMLInputElement>(/^Campo/, { selector: 'input' })
/** In the place of what stood there. */
async function write(user: UserEvent, text: string) {
  await user.clear(box())
  await user.paste(text)
}

it('no longer holds a choice whose text was changed into none', async () => {
  const { user, container } = renderUi(<Alone />)
  expect(container.querySelector('output')).toHaveTextContent('Dalmine (BG)')
  await write(user, 'Dalmine (BS)')
  await user.tab()
  expect(box()).toHaveValue('Dalmine (BS)')
  expect(box()).toHaveAccessibleDescription('Scegli dalla lista: «Dalmine (BS)» non c’è')
  expect(container.querySelector('output')).toHaveTextContent('')
})

function Alone() {
  const [value, setValue] = useState<Option | null>(OPTIONS[0]!)
  return (
    <>
      <ComboBox control={{ 'aria-label': 'Campo' }} onChange={setValue} source={OPTIONS} value={value} />
      <output>{value?.label}</output>
    </>
  )
}

describe('the choice of a page’s record', () => {
  const chosen = jest.fn()
  const picker = () => (
    <form onSubmit={chosen}>
      <RecordPicker label="Campo" onChange={chosen} options={OPTIONS} placeholder="" value="040012" />
    </form>
  )
  beforeEach(() => chosen.mockClear())

  it.each(['{Enter}', '{Tab}'])('is what the text names after %s', async (key) => {
    const { user } = renderUi(picker())
    await write(user, 'dalmine')
    await user.keyboard(key)
    expect(chosen.mock.calls).toEqual([['016091']])
  })

  it('keeps a text that names none, and goes back to the record when the box is emptied', async () => {
    const { user } = renderUi(picker())
    await write(user, 'Qwertyx')
    await user.keyboard('{Enter}')
    expect(box()).toHaveAccessibleDescription(/^Scegli dalla lista/)
    await user.tab()
    expect(box()).toHaveValue('Qwertyx')
    await user.clear(box())
    await user.tab()
    expect(box()).toHaveValue('Forlì (FC)')
    expect(box()).toBeValid()
    expect(chosen).not.toHaveBeenCalled()
  })
})
