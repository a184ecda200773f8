import { answer } from './answer.ts'

const { send } = process
afterEach(() => {
  process.removeAllListeners('message')
  process.send = send
})

/** What these handlers answer to one question. */
function ask(handlers: Parameters<typeof answer>[0], kind: string): Promise<Record<string, unknown>> {
  return new Promise((resolve) => {
    process.send = (message: 'ready' | Record<string, unknown>) => {
      if (message !== 'ready') resolve(message)
      return true
    }
    answer(handlers)
    process.emit('message', { id: 1, kind, question: 2 }, undefined)
  })
}

it('answers a kind of question that it knows', async () => {
  expect(await ask({ double: (n: number) => 2 * n }, 'double')).toEqual({ id: 1, value: 4 })
})

it('answers what went wrong', async () => {
  const { error } = await ask({ fail: () => Promise.reject(new Error('planted')) }, 'fail')
  expect(error).toContain('planted')
})

it('refuses a kind of question that it does not know: nothing would be measured', async () => {
  const { error } = await ask({}, 'stall')
  expect(error).toContain('nothing here answers stall')
})
