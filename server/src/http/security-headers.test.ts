import { securityHeaders } from './security-headers.ts'

describe('headers of every answer', () => {
  it('keep other sites out of it, of its window and of its address', () => {
    const headers = securityHeaders({})
    expect(headers).toMatchObject({
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  it.each([
    ['https://bandi.example.it', 'max-age=31536000'],
    ['http://bandi.example.it', undefined],
    [undefined, undefined],
  ])('ask for TLS for a year where the public address has it: %s', (publicUrl, expected) => {
    expect(securityHeaders({ publicUrl })['strict-transport-security']).toBe(expected)
  })
})
