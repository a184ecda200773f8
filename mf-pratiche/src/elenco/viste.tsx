import { Button, Stack, useUrlParams } from '@bandiera/ui'
import { testi } from '../testi.ts'

const { elenco } = testi
export const VISTE = ['elenco', 'bacheca', 'calendario'] as const
export type Vista = (typeof VISTE)[number]

/** Which way of looking the address asks for; the list when it asks for none. */
export function useVista(): [Vista, (vista: Vista) => void] {
  const [params, change] = useUrlParams()
  const asked = VISTE.find((vista) => vista === params.get('vista')) ?? 'elenco'
  return [asked, (vista) => change({ vista: vista === 'elenco' ? null : vista })]
}

/** List, board or calendar: the same case files, the same filters. */
export function Viste() {
  const [vista, choose] = useVista()
  return (
    <Stack aria-label={elenco.viste} direction="row" role="group" sx={frame}>
      {VISTE.map((one) => (
        <Button
          aria-pressed={one === vista}
          color={one === vista ? 'primary' : 'inherit'}
          key={one}
          onClick={() => choose(one)}
          size="small"
          sx={{ borderRadius: 1, bgcolor: one === vista ? 'action.selected' : undefined, px: 3 }}
        >
          {elenco.vista[one]}
        </Button>
      ))}
    </Stack>
  )
}

const frame = { border: 1, borderColor: 'divider', borderRadius: 1, p: '1px', gap: '2px' } as const
