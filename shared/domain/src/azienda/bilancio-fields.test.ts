import { BILANCIO_ITEM_GROUPS, BILANCIO_ITEMS } from './bilancio-fields.ts'

it('every line of the accounts is in one part of the form, in the order in which a pasted column is read', () => {
  expect(BILANCIO_ITEM_GROUPS.flatMap(({ voci }) => voci)).toEqual(BILANCIO_ITEMS)
})
