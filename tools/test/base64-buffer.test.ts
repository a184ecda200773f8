import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Buffer as Small } from '../webpack/base64-buffer.js'

it.each(['', 'a', 'perché sì, “caffè” 🇮🇹', JSON.stringify({ uid: 'u1', name: 'Nicolò' }), '>>>???'])(
  'turns %j to base64 and back as the real one does',
  (text) => {
    const coded = Buffer.from(text, 'utf8').toString('base64')
    expect(Small.from(text, 'utf8').toString('base64')).toBe(coded)
    expect(Small.from(coded, 'base64').toString('utf8')).toBe(text)
    expect(Small.from(Buffer.from(text).toString('base64url'), 'base64').toString('utf8')).toBe(text)
  },
)

it('holds everything that socketcluster-client calls', () => {
  const client = readFileSync(join(__dirname, '../../node_modules/socketcluster-client/lib/clientsocket.js'), 'utf8')
  const calls = client.split('\n').filter((line) => /\bBuffer\b/.test(line))
  expect(calls.map((line) => line.trim())).toEqual([
    "const Buffer = require('buffer/').Buffer;",
    "return Buffer.from(encodedString, 'base64').toString('utf8');",
    "return Buffer.from(decodedString, 'utf8').toString('base64');",
  ])
})
