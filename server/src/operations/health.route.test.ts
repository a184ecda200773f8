import { sharedFor } from './health.route.ts'

describe('an answer that many ask for', () => {
  it('is made once for all who wait and who ask shortly after, then again', async () => {
    let at = 0
    let made = 0
    const answer = sharedFor(
      2000,
      async () => (made += 1),
      () => at,
    )
    expect(await Promise.all(Array.from({ length: 64 }, answer))).toEqual(Array.from({ length: 64 }, () => 1))
    at = 1999
    expect(await answer()).toBe(1)
    at = 2000
    expect(await answer()).toBe(2)
  })

  it('is made again after a failure, and not before its time', async () => {
    let at = 0
    let made = 0
    const answer = sharedFor(
      1000,
      async () => {
        made += 1
        if (made === 1) throw new Error('disk')
        return made
      },
      () => at,
    )
    await expect(answer()).rejects.toThrow('disk')
    await expect(answer()).rejects.toThrow('disk')
    at = 1000
    expect(await answer()).toBe(2)
  })
})
