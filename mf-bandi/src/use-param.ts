import { useSearchParams } from 'react-router-dom'

/**
 * One parameter of the address and how to change it: what is open on a page, so that a command or a link can open it.
 * Opening adds a step for the back button, closing does not.
 */
export function useParam(name: string): [string | null, (value: string | null) => void] {
  const [params, setParams] = useSearchParams()
  const change = (value: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: value === null, preventScrollReset: true },
    )
  return [params.get(name), change]
}
