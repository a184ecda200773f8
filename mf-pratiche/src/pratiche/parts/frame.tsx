import {
  AddIcon,
  Button,
  createOnDemand,
  EmptyState,
  InternalMark,
  LinkButton,
  Page,
  reaching,
  Stack,
  useUrlParams,
} from '@bandiera/ui'
import type { ReactNode } from 'react'
import { ARCHIVIO, hrefNewPratica } from '../../paths.ts'
import { texts } from '../../texts.ts'
import { listTexts } from '../texts.ts'
import { type Counts, Shortcuts } from './shortcuts.tsx'

interface PraticheFrameProps {
  mayInsert: boolean
  some: boolean
  conteggi: Counts | null
  children: ReactNode
}

/** The frame of all views of the case files: actions, shortcuts, and the choice of the view. */
export function PraticheFrame({ mayInsert, some, conteggi, children }: PraticheFrameProps) {
  const [vista] = useView()
  const actions = (
    <>
      <LinkButton to={ARCHIVIO}>{listTexts.goToArchivio}</LinkButton>
      {some && mayInsert && (
        <LinkButton {...reaching(newPratica)} startIcon={<AddIcon />} to={hrefNewPratica()} variant="contained">
          {texts.fresh}
        </LinkButton>
      )}
    </>
  )
  return (
    <Page actions={actions} title={texts.pratiche}>
      {some && (
        <Stack
          className="no-print"
          direction="row"
          sx={{ gap: 3, flexWrap: 'wrap', justifyContent: 'space-between', mb: 3 }}
        >
          {conteggi ? <Shortcuts conteggi={conteggi} /> : <span />}
          <ViewButtons />
        </Stack>
      )}
      {/* the list has a mark of its own */}
      {vista !== 'elenco' && <InternalMark />}
      {children}
    </Page>
  )
}

export const NoPratiche = ({ mayInsert }: { mayInsert: boolean }) => (
  <EmptyState
    action={
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'center', flexWrap: 'wrap' }}>
        <LinkButton to="/incroci" variant="contained">
          {texts.goToIncroci}
        </LinkButton>
        {mayInsert && <LinkButton to={hrefNewPratica()}>{texts.fresh}</LinkButton>}
      </Stack>
    }
    text={listTexts.emptyText}
    title={listTexts.empty}
  />
)

const VIEWS = ['elenco', 'bacheca', 'calendario'] as const
type View = (typeof VIEWS)[number]

/** The view that the address names; the list by default. */
export function useView(): [View, (vista: View) => void] {
  const [params, change] = useUrlParams()
  const asked = VIEWS.find((vista) => vista === params.get('vista')) ?? 'elenco'
  return [asked, (vista) => change({ vista: vista === 'elenco' ? null : vista })]
}

function ViewButtons() {
  const [vista, choose] = useView()
  return (
    <Stack aria-label={listTexts.views} direction="row" role="group" sx={viewsStyle}>
      {VIEWS.map((one) => (
        <Button
          aria-pressed={one === vista}
          color={one === vista ? 'primary' : 'inherit'}
          key={one}
          onClick={() => choose(one)}
          size="small"
          sx={{ borderRadius: 1, bgcolor: one === vista ? 'action.selected' : undefined, px: 3 }}
        >
          {listTexts.vista[one]}
        </Button>
      ))}
    </Stack>
  )
}

const viewsStyle = { border: 1, borderColor: 'divider', borderRadius: 1, p: '1px', gap: '2px' } as const

export const newPratica = createOnDemand(() => import('../form.tsx'))
