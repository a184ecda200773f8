// Specification section 5: limits of the parser itself; a country may allow less.
import { ParseError, parsePhoneNumberWithError } from 'libphonenumber-js/min'

/** What the parser says of an Italian number of so many digits. */
function readAs(digits: number): string {
  try {
    return parsePhoneNumberWithError('3'.repeat(digits), { defaultCountry: 'IT', extract: false }).nationalNumber
  } catch (error) {
    return error instanceof ParseError ? error.message : String(error)
  }
}

it('reads national numbers of two digits and not of one', () => {
  expect([readAs(2), readAs(1)]).toEqual(['33', 'TOO_SHORT'])
})

it('reads national numbers of seventeen digits and not of eighteen', () => {
  expect([readAs(17), readAs(18)]).toEqual(['3'.repeat(17), 'TOO_LONG'])
})
