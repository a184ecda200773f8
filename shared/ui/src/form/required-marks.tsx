import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { createContext, type ReactNode, use, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { formTexts } from './texts.ts'

/** How many fields of a form must be filled in, and how many need not. */
interface Count {
  hold: (required: boolean) => () => void
  subscribe: (tell: () => void) => () => void
  isMixed: () => boolean
}

const CountContext = createContext<Count | null>(null)

/**
 * Around the fields of a form: marks the required ones with an asterisk, and explains it once. A form in which all fields are
 * required, or none is, has no marks. The fields are not drawn again when the marks come or go.
 */
export function RequiredMarks({ children }: { children: ReactNode }) {
  const [count] = useState(createCount)
  const isMixed = useSyncExternalStore(count.subscribe, count.isMixed)
  return (
    <CountContext value={count}>
      {isMixed && (
        <Typography color="textSecondary" variant="body2">
          {formTexts.obbligatori}
        </Typography>
      )}
      <Box sx={isMixed ? marked : plain}>{children}</Box>
    </CountContext>
  )
}

/** Counts a field; its label carries `data-required` when it is a required one. */
export function useRequiredMark(required: boolean | null): void {
  const count = use(CountContext)
  useLayoutEffect(() => (required === null ? undefined : count?.hold(required)), [count, required])
}

const plain = { display: 'contents' } as const
// drawn, not written: `aria-required` of the field says it already
const asterisk = { content: ['" *"', '" *" / ""'], color: 'error.main', fontWeight: 600 }
const marked = { ...plain, '& [data-required]::after': asterisk } as const

function createCount(): Count {
  const fields = { required: 0, optional: 0 }
  const listeners = new Set<() => void>()
  const add = (kind: keyof typeof fields, n: number) => {
    fields[kind] += n
    listeners.forEach((tell) => tell())
  }
  return {
    hold(required) {
      const kind = required ? 'required' : 'optional'
      add(kind, 1)
      return () => add(kind, -1)
    },
    subscribe(tell) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    isMixed: () => fields.required > 0 && fields.optional > 0,
  }
}
