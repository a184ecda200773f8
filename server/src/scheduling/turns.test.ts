import { createTurns } from './turns.ts'

const refuse = () => new Error('too many')

it('gives each person one turn after the other, and the next one also when a turn failed', async () => {
  const turns = createTurns({ most: 10, refuse })
  const told: string[] = []
  const gates = new Map<string, () => void>()
  const ask = (uid: string, name: string) =>
    turns.take(uid, async () => {
      told.push(`${name} begins`)
      await new Promise<void>((resolve) => gates.set(name, resolve))
      if (name === 'a1') throw new Error('broken')
      return name
    })
  const answers = [ask('a', 'a1'), ask('a', 'a2'), ask('b', 'b1')]
  await new Promise(setImmediate)
  expect(told).toEqual(['a1 begins', 'b1 begins'])
  gates.get('a1')!()
  await expect(answers[0]).rejects.toThrow('broken')
  await new Promise(setImmediate)
  gates.get('a2')!()
  gates.get('b1')!()
  expect(await Promise.all(answers.slice(1))).toEqual(['a2', 'b1'])
})

it('refuses who has too much waiting, nobody else, and only until that is done', async () => {
  const turns = createTurns({ most: 2, refuse })
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const waiting = [turns.take('a', () => gate), turns.take('a', () => gate)]
  await expect(turns.take('a', async () => 1)).rejects.toThrow('too many')
  expect(await turns.take('b', async () => 2)).toBe(2)
  open()
  await Promise.all(waiting)
  expect(await turns.take('a', async () => 3)).toBe(3)
})

it('has as many of a person at work as it is told, and a turn that is given up goes to the next one', async () => {
  const turns = createTurns({ most: 4, atOnce: 2, refuse })
  const [first, second] = [await turns.enter('a'), await turns.enter('a')]
  const told: string[] = []
  const gone = new AbortController()
  const left = turns.enter('a', gone.signal).catch((error: unknown) => error)
  const next = turns.enter('a').then((leave) => (told.push('next'), leave))
  await expect(turns.enter('a')).rejects.toThrow('too many')
  gone.abort(new Error('gone'))
  expect(await left).toEqual(new Error('gone'))
  expect(told).toEqual([])
  first()
  first()
  const leave = await next
  await expect(turns.enter('a', gone.signal)).rejects.toThrow('gone')
  const fourth = [turns.enter('a'), turns.enter('a')]
  await expect(turns.enter('a')).rejects.toThrow('too many')
  second()
  leave()
  for (const each of await Promise.all(fourth)) each()
  expect(await turns.take('a', async () => 3)).toBe(3)
})
