import {
  AddIcon,
  createOnDemand,
  EmptyState,
  IconButton,
  InternalMark,
  LinkButton,
  reaching,
  Stack,
  useUrlParams,
} from '@bandiera/ui'
import { BoardIcon, CalendarIcon, ListIcon, ListPage, ViewsMenu } from '@bandiera/ui/list'
import type { ReactNode } from 'react'
import { ARCHIVIO, hrefNewPratica } from '../../paths.ts'
import { texts } from '../../texts.ts'
import { listTexts } from '../texts.ts'
import { type Counts, useShortcuts } from './shortcuts.tsx'

interface PraticheFrameProps {
  mayInsert: boolean
  some: boolean
  conteggi: Counts | null
  children: ReactNode
}

/** The frame of all views of the case files: actions and tabs. */
export function PraticheFrame({ mayInsert, some, conteggi, children }: PraticheFrameProps) {
  const [vista] = useView()
  const tabs = useShortcuts(conteggi)
  const fresh = (
    <LinkButton {...reaching(newPratica)} startIcon={<AddIcon />} to={hrefNewPratica()} variant="contained">
      {texts.fresh}
    </LinkButton>
  )
  return (
    <ListPage menu={MENU} primary={some && mayInsert && fresh} tabs={some ? tabs : undefined} title={texts.pratiche}>
      {/* the list has a mark of its own */}
      {vista !== 'elenco' && <InternalMark />}
      {children}
    </ListPage>
  )
}

const MENU = [{ id: 'archivio', label: listTexts.goToArchivio, to: ARCHIVIO }]

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

/** Under which name views and columns are kept. */
export const LIST = 'pratiche'

const VIEWS = ['elenco', 'bacheca', 'calendario'] as const
type View = (typeof VIEWS)[number]

/** The view that the address names; the list by default. */
export function useView(): [View, (vista: View) => void] {
  const [params, change] = useUrlParams()
  const asked = VIEWS.find((vista) => vista === params.get('vista')) ?? 'elenco'
  return [asked, (vista) => change({ vista: vista === 'elenco' ? null : vista })]
}

/** List, board or calendar: icons beside the list's tools. */
export function ViewButtons() {
  const [vista, choose] = useView()
  return (
    <Stack aria-label={listTexts.views} direction="row" role="group" sx={viewsStyle}>
      {VIEWS.map((one) => {
        const Icon = ICONS[one]
        return (
          <IconButton
            aria-label={listTexts.vista[one]}
            aria-pressed={one === vista}
            color={one === vista ? 'primary' : 'inherit'}
            data-tip={listTexts.vista[one]}
            key={one}
            onClick={() => choose(one)}
            sx={{ width: 32, height: 30, borderRadius: 1, bgcolor: one === vista ? 'action.selected' : undefined }}
          >
            <Icon fontSize="small" />
          </IconButton>
        )
      })}
    </Stack>
  )
}

/** Tools of a board and a calendar: the saved views of the list, which say too whether it is a list, a board or a calendar. */
export const BoardTools = () => (
  <>
    <ViewButtons />
    <ViewsMenu list={LIST} />
  </>
)

const ICONS = { elenco: ListIcon, bacheca: BoardIcon, calendario: CalendarIcon }
const viewsStyle = { border: 1, borderColor: 'divider', borderRadius: 1, mr: 1 } as const

export const newPratica = createOnDemand(() => import('../form.tsx'))
