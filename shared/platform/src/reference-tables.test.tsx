import { renderScreen } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import { PortalContext, usePortal } from './portal.tsx'
import { readChangedComuni, useChangedComuni } from './reference-tables.ts'

const variazioni = { '049015': { dal: '2018-01-01', in: '049021' } }
const Table = () => <p>{JSON.stringify(useChangedComuni() ?? null)}</p>

/** Two screens of one page, whose requests are answered by hand. */
function Page({ request }: { request: (path: string) => Promise<Response> }) {
  const portal = usePortal()
  return (
    <PortalContext value={{ ...portal, request }}>
      <Table />
      <Table />
    </PortalContext>
  )
}

it('is asked for once for the whole page', async () => {
  const asked: string[] = []
  const request = async (path: string) => (asked.push(path), Response.json(variazioni))
  renderScreen(<Page request={request} />)
  expect(screen.getAllByText('null')).toHaveLength(2)
  expect(await screen.findAllByText(JSON.stringify(variazioni))).toHaveLength(2)
  expect(await readChangedComuni(request)).toEqual(variazioni)
  expect(asked).toEqual(['/api/riferimenti/variazioni'])
})

it('is nothing where no table was imported', async () => {
  expect(await readChangedComuni(async () => Response.json({}))).toBeUndefined()
})

it.each([
  ['does not answer', () => Promise.reject(new Error('offline'))],
  ['answers something else', async () => Response.json([{ dal: 1 }])],
])('is nothing while the server %s, and asked for again', async (_, fails) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let answer: () => Promise<Response> = fails
  const request = () => answer()
  expect(await readChangedComuni(request)).toBeUndefined()
  expect(log).toHaveBeenCalledTimes(1)
  answer = async () => Response.json(variazioni)
  expect(await readChangedComuni(request)).toEqual(variazioni)
  log.mockRestore()
})
