import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createOnDemand, useOnDemand, type OnDemand } from './on-demand.ts'

function Place({
  code,
  wanted,
  onFailure = () => {},
}: {
  code: OnDemand<string>
  wanted: boolean
  onFailure?: () => void
}) {
  return <p>{useOnDemand(code, wanted, onFailure) ?? 'niente'}</p>
}

const settle = () => act(async () => {})

it('is fetched when it is first wanted, once', async () => {
  const load = jest.fn(async () => 'codice')
  const code = createOnDemand(load)
  const { rerender } = render(<Place code={code} wanted={false} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Place code={code} wanted />)
  expect(await screen.findByText('codice')).toBeInTheDocument()
  rerender(<Place code={code} wanted={false} />)
  expect(screen.getByText('niente')).toBeInTheDocument()
  rerender(<Place code={code} wanted />)
  expect(screen.getByText('codice')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

it('is there in the first frame when it was fetched ahead', async () => {
  const code = createOnDemand(async () => 'codice')
  code.preload()
  await settle()
  render(<Place code={code} wanted />)
  expect(screen.getByText('codice')).toBeInTheDocument()
})

it('is shown when it arrives between the drawing of the page and its effects', async () => {
  let arrived: string | undefined
  const code = { get: async () => 'codice', ready: () => arrived, preload: () => {} }
  const Arrival = () => {
    useLayoutEffect(() => {
      arrived = 'codice'
    }, [])
    return <Place code={code} wanted />
  }
  render(<Arrival />)
  expect(await screen.findByText('codice')).toBeInTheDocument()
})

it('says when it does not load, and tries again the next time', async () => {
  const load = jest.fn(async () => 'codice').mockRejectedValueOnce(new Error('rete'))
  const code = createOnDemand(load)
  const onFailure = jest.fn()
  const { rerender } = render(<Place code={code} onFailure={onFailure} wanted />)
  await settle()
  expect(onFailure).toHaveBeenCalledTimes(1)
  rerender(<Place code={code} onFailure={onFailure} wanted={false} />)
  rerender(<Place code={code} onFailure={onFailure} wanted />)
  expect(await screen.findByText('codice')).toBeInTheDocument()
})

it('keeps a failure to itself when no caller has asked yet', async () => {
  const load = jest.fn(async () => 'codice').mockRejectedValueOnce(new Error('rete'))
  const code = createOnDemand(load)
  code.preload()
  await settle()
  expect(await code.get()).toBe('codice')
})
