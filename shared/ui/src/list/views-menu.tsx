import Bookmark from '@mui/icons-material/BookmarkBorder'
import Check from '@mui/icons-material/Check'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import { VIEW_SCOPES, type ViewScope } from '@bandiera/domain'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { listTexts } from './texts.ts'
import { Tick, ToolbarMenu } from './toolbar-menu.tsx'
import { type ListView, useViews, type Views } from './use-views.ts'
import { ViewsQuestion, type Asked } from './view-name-dialog.tsx'

export interface ViewsMenuProps {
  list: string
}

export function ViewsMenu({ list }: ViewsMenuProps) {
  const views = useViews(list)
  const [asked, setAsked] = useState<Asked>(null)
  const [failure, setFailure] = useState('')
  const id = useId()
  const { current } = views
  const keepOrReport = (change: Promise<unknown>) =>
    void change.then(
      () => setFailure(''),
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    )
  return (
    <>
      <ToolbarMenu
        active={current !== undefined}
        icon={Bookmark}
        label={listTexts.viste}
        text={current ? listTexts.vista(current.nome) : listTexts.viste}
      >
        {(close) => {
          const act = (work: () => void) => () => {
            close()
            work()
          }
          const work = { close, act, keepOrReport, ask: (what: Asked) => act(() => setAsked(what)) }
          return [...choices(views, id, close), ...actions(views, work)]
        }}
      </ToolbarMenu>
      {failure && (
        <Alert
          onClose={() => setFailure('')}
          role="alert"
          severity="error"
          sx={{ position: 'absolute', right: 0, zIndex: 3 }}
        >
          {failure}
        </Alert>
      )}
      <ViewsQuestion asked={asked} onClose={() => setAsked(null)} views={views} />
    </>
  )
}

const groupNames: Record<ViewScope, string> = {
  mia: listTexts.mie,
  gestore: listTexts.delGestore,
  tutti: listTexts.diTutti,
}

/** The views by whose they are. Direct children of the menu, so that its arrow keys find them. */
function choices({ viste, current, inside, plain, hrefOf }: Views, id: string, close: () => void) {
  const isOneGroup = viste.every(({ scope }) => scope === 'mia')
  const line = (vista: ListView) => (
    <MenuItem
      aria-checked={vista === current}
      aria-describedby={isOneGroup ? undefined : `${id}-${vista.scope}`}
      component={Link}
      key={vista.id}
      onClick={close}
      role="menuitemradio"
      sx={{ maxWidth: 360 }}
      to={hrefOf(vista)}
    >
      <Box component="span" sx={{ flex: '0 0 28px', display: 'inline-flex' }}>
        {vista === current && <Check aria-hidden color="primary" fontSize="small" />}
      </Box>
      <Box component="span" sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        {vista.nome}
      </Box>
    </MenuItem>
  )
  return [
    ...VIEW_SCOPES.flatMap((scope) => {
      const own = viste.filter((vista) => vista.scope === scope)
      if (own.length === 0) return []
      const name = (
        <ListSubheader id={`${id}-${scope}`} key={`/${scope}`} role="presentation" sx={HEAD}>
          {groupNames[scope]}
        </ListSubheader>
      )
      return isOneGroup ? own.map(line) : [name, ...own.map(line)]
    }),
    inside && (
      <MenuItem component={Link} key="/plain" onClick={close} sx={{ pl: 11 }} to={plain}>
        {listTexts.senzaVista}
      </MenuItem>
    ),
    viste.length > 0 && <Divider component="li" key="/" />,
  ]
}

interface Work {
  close: () => void
  act: (work: () => void) => () => void
  ask: (what: Asked) => () => void
  keepOrReport: (change: Promise<unknown>) => void
}

const defaultTexts: Record<ViewScope, string> = {
  mia: listTexts.predefinita,
  gestore: listTexts.predefinitaGestore,
  tutti: listTexts.predefinitaTutti,
}

/** What can be done with the view on show, or with a list that is in none. */
function actions(views: Views, { act, ask, keepOrReport }: Work) {
  const { current, last, narrowed } = views
  if (current && !current.own)
    return [
      <MenuItem key="/save" onClick={ask('save')} sx={WRAPPED}>
        {listTexts.salva}
      </MenuItem>,
    ]
  if (current)
    return [
      <MenuItem key="/rename" onClick={ask('rename')} sx={WRAPPED}>
        {listTexts.rinomina(current.nome)}
      </MenuItem>,
      <MenuItem
        aria-checked={current.predefinita === true}
        key="/default"
        onClick={() => keepOrReport(views.setDefault(current, !current.predefinita))}
        role="menuitemcheckbox"
        sx={WRAPPED}
      >
        <Tick checked={current.predefinita === true} />
        {defaultTexts[current.scope]}
      </MenuItem>,
      current.scope === 'mia' ? (
        <MenuItem key="/remove" onClick={act(() => views.remove(current))} sx={WRAPPED}>
          {listTexts.elimina(current.nome)}
        </MenuItem>
      ) : (
        <MenuItem key="/remove" onClick={ask('remove')} sx={WRAPPED}>
          {listTexts.eliminaDiMolti(current.nome)}
        </MenuItem>
      ),
    ]
  return [
    last?.own && (
      <MenuItem key="/overwrite" onClick={act(() => keepOrReport(views.overwrite(last)))} sx={WRAPPED}>
        {listTexts.aggiorna(last.nome)}
      </MenuItem>
    ),
    <MenuItem disabled={!narrowed} key="/save" onClick={ask('save')} sx={WRAPPED}>
      {narrowed ? listTexts.salva : listTexts.salvaPrima}
    </MenuItem>,
  ]
}

const HEAD = { lineHeight: '28px', typography: 'caption', color: 'text.secondary', position: 'static' } as const
const WRAPPED = { maxWidth: 360, whiteSpace: 'normal', overflowWrap: 'anywhere' } as const
