import type { Socket } from 'node:net'
import { createAddressOf, isNetwork, networkOf } from './address.ts'

const from = (proxies: string[], peer: string, forwarded?: string) =>
  createAddressOf(proxies)({
    socket: { remoteAddress: peer } as Socket,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  })

it('is the peer, also against a header, unless the peer is a proxy of ours', () => {
  expect(from([], '127.0.0.1', '203.0.113.7')).toBe('127.0.0.1')
  expect(from(['10.0.0.1'], '203.0.113.9', '203.0.113.7')).toBe('203.0.113.9')
  expect(from(['10.0.0.1'], '10.0.0.1')).toBe('10.0.0.1')
  expect(from([], '::ffff:203.0.113.7')).toBe('203.0.113.7')
})

it('is what the proxy saw, not what the visitor wrote before it', () => {
  expect(from(['10.0.0.1'], '10.0.0.1', '203.0.113.7')).toBe('203.0.113.7')
  expect(from(['10.0.0.1'], '::ffff:10.0.0.1', '198.51.100.1, 10.0.0.1, 203.0.113.7')).toBe('203.0.113.7')
  expect(from(['10.0.0.0/8', '2001:db8::/32'], '2001:db8::1', '1.1.1.1, 203.0.113.7, 10.9.9.9')).toBe('203.0.113.7')
})

it.each(['unknown', '', '203.0.113.7:80', '<script>', ',,'])('is the proxy when it says %p', (forwarded) => {
  expect(from(['10.0.0.1'], '10.0.0.1', forwarded)).toBe('10.0.0.1')
})

it('is counted by the /64 network in IPv6, as one visitor has all of it', () => {
  const same = ['2001:db8:0:1::1', '2001:DB8::1:a:b:c:d', '2001:0db8:0000:0001:ffff::', '2001:db8:0:1:1:2:3:4']
  expect(same.map(networkOf)).toEqual(same.map(() => '2001:db8:0:1::/64'))
  expect(networkOf('2001:db8:0:2::1')).toBe('2001:db8:0:2::/64')
  expect(['203.0.113.7', '::1', ''].map(networkOf)).toEqual(['203.0.113.7', '0:0:0:0::/64', ''])
})

it('knows an address or a network from anything else', () => {
  for (const text of ['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '0.0.0.0/0']) expect(isNetwork(text)).toBe(true)
  for (const text of ['', 'proxy', '10.0.0', '10.0.0.0/33', '::/129', '10.0.0.0/', '10.0.0.1/8/8', 'true'])
    expect(isNetwork(text)).toBe(false)
})
