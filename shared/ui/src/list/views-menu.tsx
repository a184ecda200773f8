import Bookmark from '@mui/icons-material/BookmarkBorder'
import Check from '@mui/icons-material/Check'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { listTexts } from './texts.ts'
import { Tick, ToolbarMenu } from './toolbar-menu.tsx'
import { useViews, type Views } from './use-views.ts'
import { ViewsQuestion, type Asked } from './view-name-dialog.tsx'

export interface ViewsMenuProps {
  list: string
}

export function ViewsMenu({ list }: ViewsMenuProps) {
  const views = useViews(list)
  const [asked, setAsked] = useState<Asked>(null)
  const [failure, setFailure] = useState('')
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
        {(close) =>
          lines(views, {
            close,
            keepOrReport,
            ask: (what) => {
              close()
              setAsked(what)
            },
          })
        }
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

interface LinesProps {
  close: () => void
  ask: (what: Asked) => void
  keepOrReport: (change: Promise<unknown>) => void
}

/** Direct children of the menu, so that its arrow keys find them. */
function lines(views: Views, { close, ask, keepOrReport }: LinesProps) {
  const { viste, current, last, narrowed, hrefOf } = views
  return [
    ...viste.map((vista) => (
      <MenuItem
        aria-checked={vista === current}
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
    )),
    viste.length > 0 && <Divider component="li" key="/" />,
    ...(current
      ? [
          <MenuItem key="/rename" onClick={() => ask('rename')} sx={WRAPPED}>
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
            {listTexts.predefinita}
          </MenuItem>,
          <MenuItem key="/remove" onClick={() => ask('remove')} sx={WRAPPED}>
            {listTexts.elimina(current.nome)}
          </MenuItem>,
        ]
      : [
          last && (
            <MenuItem
              key="/overwrite"
              onClick={() => {
                close()
                keepOrReport(views.overwrite(last))
              }}
              sx={WRAPPED}
            >
              {listTexts.aggiorna(last.nome)}
            </MenuItem>
          ),
          <MenuItem disabled={!narrowed} key="/save" onClick={() => ask('save')} sx={WRAPPED}>
            {narrowed ? listTexts.salva : listTexts.salvaPrima}
          </MenuItem>,
        ]),
  ]
}

const WRAPPED = { maxWidth: 360, whiteSpace: 'normal', overflowWrap: 'anywhere' } as const
