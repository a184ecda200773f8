import { publicAddress } from './paese-address.ts'

it.each(['203.0.113.7', '93.40.0.1', '2001:4860::8'])('takes %s for the visitor', (address) => {
  expect(publicAddress(address, undefined)).toBe(address)
})

it('knows an IPv4 address on a socket of both kinds', () => {
  expect(publicAddress('::ffff:203.0.113.7', undefined)).toBe('203.0.113.7')
  expect(publicAddress('::ffff:10.0.0.7', undefined)).toBeNull()
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
  expect(publicAddress(address, undefined)).toBeNull()
  expect(publicAddress('127.0.0.1', address)).toBeNull()
})

it('takes what the proxy saw, which is last, and not what the visitor wrote before it', () => {
  expect(publicAddress('127.0.0.1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
  expect(publicAddress('10.0.0.2', ['198.51.100.1', '203.0.113.7, 10.0.0.1'])).toBe('203.0.113.7')
})

it('does not believe the header of a visitor who comes without a proxy', () => {
  expect(publicAddress('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
})
