import { createBodyRooms } from './body-room.ts'

const MB = 1024 * 1024
const full = expect.objectContaining({ code: 'BODY_ROOM', args: [10] })

describe('the room for bodies that arrive', () => {
  it('is taken by who sends much, up to what is one sender’s, and given back at the end', () => {
    const roomOf = createBodyRooms({ all: 10 * MB, each: 4 * MB })
    const [first, second] = [roomOf('a'), roomOf('a')]
    for (let n = 0; n < 3; n++) first.take(MB)
    second.take(MB)
    expect(() => second.take(MB)).toThrow(full)
    roomOf('b').take(3 * MB)
    first.leave()
    second.take(MB)
  })

  it('ends for all together, while a form always finds some', () => {
    const roomOf = createBodyRooms({ all: 4 * MB, each: 3 * MB })
    roomOf('a').take(2 * MB)
    roomOf('b').take(2 * MB)
    expect(() => roomOf('c').take(MB)).toThrow(full)
    const form = roomOf('c')
    for (let n = 0; n < 4; n++) form.take(16 * 1024)
    expect(() => form.take(1)).not.toThrow()
  })

  it('is whole again when all have left', () => {
    const roomOf = createBodyRooms({ all: 4 * MB, each: 4 * MB })
    for (let n = 0; n < 50; n++) {
      const room = roomOf(String(n % 3))
      room.take(64 * 1024 + n * 1000)
      room.leave()
      room.leave()
    }
    const last = roomOf('z')
    last.take(4 * MB)
    expect(() => last.take(64 * 1024 + 1)).toThrow(full)
  })
})
