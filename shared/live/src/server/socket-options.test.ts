import { socketOptions } from './socket-options.ts'

describe('the options of the socket', () => {
  it('are those of the specification, section 7', () => {
    expect(socketOptions({ hostname: 'portale.it', protocol: 'https:', port: '' })).toEqual({
      hostname: 'portale.it',
      secure: true,
      port: 443,
      path: '/socketcluster/',
      ackTimeout: 20_000,
      autoReconnectOptions: { initialDelay: 1000, randomness: 2000, multiplier: 1.5, maxDelay: 4000 },
      authTokenName: 'socketcluster.authToken',
    })
  })

  it('follow the page where it runs without encryption on a port of its own', () => {
    const local = socketOptions({ hostname: 'localhost', protocol: 'http:', port: '4000' })
    expect(local).toMatchObject({ secure: false, port: 4000 })
  })
})
