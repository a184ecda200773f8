import type { Field } from '../fields/field.ts'
import { documentoFields } from './fields.ts'
import { SERVER_FILE_FIELDS } from './server-fields.ts'

it('the fields that only the server writes are those that the table says it stamps', () => {
  const stamped = Object.entries<Field>(documentoFields).filter(([, field]) => field.stamped)
  expect(stamped.map(([key]) => key)).toEqual([...SERVER_FILE_FIELDS])
})
