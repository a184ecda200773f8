import { isPublic } from './country-address.ts'

it.each(['203.0.113.7', '93.40.0.1', '2001:4860::8'])('takes %s for the visitor', (address) => {
  expect(isPublic(address)).toBe(true)
})

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.1.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  'fe80::1',
  'fd00::1',
  'unknown',
  '',
])('never takes %s, which is of this machine, of a private network, or none', (address) => {
  expect(isPublic(address)).toBe(false)
})
