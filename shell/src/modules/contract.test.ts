import { CONTRACT, CONTRACTS } from '@bandiera/platform'
import { checkContract } from './loader.ts'

const [major = 0, minor = 0, patch = 0] = CONTRACT.split('.').map(Number)

const refusal = (contract: string | number) => {
  try {
    checkContract({ id: 'mf-prova', contract })
    return null
  } catch (error) {
    return error
  }
}

it.each<[string, string | number]>([
  ['of today', `^${CONTRACT}`],
  ['that needs less than today’s', `^${major}.0.0`],
  ['of the contract before', '^1.0.0'],
  ['that was built when the contract was a number', 1],
])('runs a module %s', (_, contract) => {
  expect(refusal(contract)).toBeNull()
})

it.each<[string, string | number]>([
  ['of a contract to come', `^${major + 1}.0.0`],
  ['that needs what a later version adds', `^${major}.${minor + 1}.0`],
  ['that needs a later correction', `^${major}.${minor}.${patch + 1}`],
  ['of no contract at all', 'latest'],
  ['of a number that never was', major + 1],
])('refuses a module %s and says what there is', (_, contract) => {
  expect(refusal(contract)).toMatchObject({
    kind: 'contract',
    message: expect.stringMatching(`this shell speaks ${CONTRACTS.join(', ')}`),
  })
})
