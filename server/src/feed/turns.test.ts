import { createTurns } from './turns.ts'

const refuse = () => new Error('too many')

it('gives each person one turn after the other, and the next one also when a turn failed', async () => {
  const turns = createTurns(10, refuse)
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
  const turns = createTurns(2, refuse)
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const waiting = [turns.take('a', () => gate), turns.take('a', () => gate)]
  await expect(turns.take('a', async () => 1)).rejects.toThrow('too many')
  expect(await turns.take('b', async () => 2)).toBe(2)
  open()
  await Promise.all(waiting)
  expect(await turns.take('a', async () => 3)).toBe(3)
})
