import { CONTRACTS } from '@bandiera/platform'
import { checkContract } from './contract.ts'

const refusal = (contract: string | number) => {
  try {
    checkContract({ id: 'mf-prova', contract })
    return null
  } catch (error) {
    return error
  }
}

it.each<[string, string | number]>([
  ['of today', '^2.2.0'],
  ['that needs less than today’s', '^2.0.0'],
  ['of the contract before', '^1.0.0'],
  ['that was built when the contract was a number', 1],
])('runs a module %s', (_, contract) => {
  expect(refusal(contract)).toBeNull()
})

it.each<[string, string | number]>([
  ['of a contract to come', '^3.0.0'],
  ['that needs what a later version adds', '^2.3.0'],
  ['that needs a later correction', '^2.2.1'],
  ['of no contract at all', 'latest'],
  ['of a number that never was', 3],
])('refuses a module %s and says what there is', (_, contract) => {
  expect(refusal(contract)).toMatchObject({
    kind: 'contract',
    message: expect.stringMatching(`this shell speaks ${CONTRACTS.join(', ')}`),
  })
})
