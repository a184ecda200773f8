import { Alert, Button } from '@bandiera/ui'
import { testi } from './testi-versioni.ts'

interface Props {
  ids: readonly string[]
  onPutBack: (id: string) => void
}

/** Modules that this tab runs without, each with a button that brings it back. */
export function WithoutBanner({ ids, onPutBack }: Props) {
  const buttons = ids.map((id) => (
    <Button key={id} onClick={() => onPutBack(id)}>
      {testi.rimetti(id)}
    </Button>
  ))
  return (
    <Alert action={buttons} className="no-print" role="status" severity="warning" sx={bar} variant="standard">
      {testi.senza(ids)}
    </Alert>
  )
}

const bar = { borderRadius: 0, borderTop: 1, borderColor: 'warning.main', alignItems: 'center' } as const
