import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { accorda, type Nome } from '../testi.ts'
import type { RemoteRows } from './remote-rows.ts'
import { testi } from './testi.ts'

export interface MoreRowsProps extends Pick<RemoteRows<unknown>, 'rows' | 'next'> {
  nome: Nome
}

/** Pixels under the window's edge at which the end of the rows counts as near. */
const NEAR = 800

/** Under rows that are not all: gets more when somebody scrolls near, or presses the button. */
export function MoreRows({ nome, rows: { length }, next }: MoreRowsProps) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && next(),
      { rootMargin: `0px 0px ${NEAR}px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
    // an end that stays near when rows have come is only told to a new observer
  }, [next, length])
  return (
    <Box className="no-print" ref={end} sx={{ display: 'flex', justifyContent: 'center', py: 3 }}>
      <Button onClick={next} variant="outlined">
        {testi.mostraAltri(accorda(nome, 'altr', 2))}
      </Button>
    </Box>
  )
}
