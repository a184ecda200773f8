import { countText, createPortalTheme, CssBaseline, Marker, OutlinedInput, ThemeProvider } from '@bandiera/ui'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import { NativeSelect } from '@bandiera/ui/list'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { STATES, type State, stateLabels } from '../records.ts'

export const NOUN = { uno: 'azienda', molti: 'aziende' }
export const LABEL = 'Aziende'
export const hrefOf = ({ _id }: { _id: string }): string => `/azienda/${_id}`
/** Pixels of a row, and of those beyond the window that lists which take a number draw. */
export const ROW = 36
export const ROWS_AROUND = 12

const tones = { nuova: 'info', attiva: 'success', verifica: 'warning', sospesa: 'neutral', chiusa: 'error' } as const

/** The chip of a state, the same on all sides. */
export const StateChip = ({ stato }: { stato: State }) => (
  <Marker icon={CheckCircle} tone={tones[stato]}>
    {stateLabels[stato]}
  </Marker>
)

/** Draws a side as a page of the portal's look. */
export function drawPage(list: ReactNode): void {
  const page = (
    <main style={{ padding: 24 }}>
      <h1 style={{ marginTop: 0 }}>{LABEL}</h1>
      {list}
    </main>
  )
  const router = createBrowserRouter([{ path: '*', element: page }])
  createRoot(document.getElementById('root')!).render(
    <ThemeProvider theme={createPortalTheme('light')}>
      <CssBaseline />
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
}

/** The search, the filter and the number of rows that peers have beside their table; `table` fills the rest of the window. */
export function PeerFrame(props: {
  q: string
  onType: (q: string) => void
  stato: State | null
  onChoose: (stato: State | null) => void
  shown: number
  all: number
  table: ReactNode
}) {
  const { q, onType, stato, onChoose, shown, all, table } = props
  return (
    <>
      <div style={{ display: 'flex', gap: 8, marginBottom: 8 }}>
        <OutlinedInput
          inputProps={{ 'aria-label': 'Cerca aziende', autoComplete: 'off' }}
          onChange={(event) => onType(event.target.value)}
          type="search"
          value={q}
        />
        <NativeSelect
          inputProps={{ 'aria-label': 'State' }}
          onChange={(event) => onChoose((event.target.value || null) as State | null)}
          value={stato ?? ''}
        >
          <option value="">Tutti</option>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {stateLabels[one]}
            </option>
          ))}
        </NativeSelect>
        <span role="status" style={{ marginLeft: 'auto' }}>
          {countText(NOUN, shown, all)}
        </span>
      </div>
      <div style={{ height: 'calc(100vh - 150px)' }}>{table}</div>
    </>
  )
}
