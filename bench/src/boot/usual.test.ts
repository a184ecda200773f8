import { takeUsual, TRIES } from './usual.ts'

/** Gives one sample at each attempt, in this order. */
function samplesOf(...lateness: boolean[]) {
  const said: string[] = []
  const taken: number[] = []
  return {
    said,
    taken,
    say: (line: string) => void said.push(line),
    take: async (before: number) => {
      taken.push(before)
      return { late: lateness[before] ?? true, nth: before }
    },
  }
}

it('takes a usual sample once and says nothing of it', async () => {
  const { take, say, said, taken } = samplesOf(false)
  expect(await takeUsual('ours, cold', take, { anyTime: false, say })).toEqual({ late: false, nth: 0 })
  expect(taken).toEqual([0])
  expect(said).toEqual([])
})

it('takes a late sample again until one is as usual, and says so for each', async () => {
  const { take, say, said } = samplesOf(true, true, false)
  expect(await takeUsual('ours, cold', take, { anyTime: false, say })).toEqual({ late: false, nth: 2 })
  expect(said).toEqual(Array(2).fill('ours, cold: the server was late, so it is taken again'))
})

it('counts a late sample where no time is judged, and says so', async () => {
  const { take, say, said, taken } = samplesOf(true, false)
  expect(await takeUsual('ours, cold', take, { anyTime: true, say })).toEqual({ late: true, nth: 0 })
  expect(taken).toEqual([0])
  expect(said).toEqual(['ours, cold: the server was late, which counts, as no time is judged'])
})

it('never counts a sample of another release than the one that is out', async () => {
  const said: string[] = []
  const take = async (before: number) => ({ late: false, wentBack: before === 0, nth: before })
  const say = (line: string) => void said.push(line)
  expect(await takeUsual('ours, released', take, { anyTime: true, say })).toMatchObject({ nth: 1 })
  expect(said).toEqual(['ours, released: a release arrived too late, so it is taken again'])
})

it('gives up when every sample is late', async () => {
  const { take, say, taken } = samplesOf()
  await expect(takeUsual('ours, cold', take, { anyTime: false, say })).rejects.toThrow(
    `ours, cold: something was late ${TRIES} times in a row`,
  )
  expect(taken).toHaveLength(TRIES)
})
