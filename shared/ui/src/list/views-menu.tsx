import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { testi } from './testi.ts'
import { ToolbarMenu } from './toolbar-menu.tsx'
import { useViews, type Views } from './use-views.ts'
import { ViewNameDialog } from './view-name-dialog.tsx'

type Asked = 'save' | 'rename' | 'remove' | null

export interface ViewsMenuProps {
  /** Under which name the list remembers. */
  list: string
}

/** The saved views of a list: opens one, saves what is on show, changes the one that is. */
export function ViewsMenu({ list }: ViewsMenuProps) {
  const views = useViews(list)
  const [asked, setAsked] = useState<Asked>(null)
  const { current } = views
  return (
    <>
      <ToolbarMenu
        active={current !== undefined}
        label={testi.viste}
        text={current ? testi.vista(current.nome) : testi.viste}
      >
        {(close) =>
          lines(views, close, (what) => {
            close()
            setAsked(what)
          })
        }
      </ToolbarMenu>
      <Question asked={asked} onClose={() => setAsked(null)} views={views} />
    </>
  )
}

/** Direct children of the menu, so that its arrow keys find them. */
function lines(views: Views, close: () => void, ask: (what: Asked) => void) {
  const { viste, current, narrowed, hrefOf } = views
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
            {testi.rinomina(current.nome)}
          </MenuItem>,
          <MenuItem key="/remove" onClick={() => ask('remove')} sx={WRAPPED}>
            {testi.elimina(current.nome)}
          </MenuItem>,
        ]
      : [
          <MenuItem disabled={!narrowed} key="/save" onClick={() => ask('save')} sx={WRAPPED}>
            {narrowed ? testi.salva : testi.salvaPrima}
          </MenuItem>,
        ]),
  ]
}

const WRAPPED = { maxWidth: 360, whiteSpace: 'normal', overflowWrap: 'anywhere' } as const

function Question({ asked, views, onClose }: { asked: Asked; views: Views; onClose: () => void }) {
  const { viste, current, save, rename, remove } = views
  const taken = (except?: string) => viste.filter(({ id }) => id !== except).map(({ nome }) => nome)
  if (asked === 'save')
    return <ViewNameDialog onClose={onClose} onSave={save} taken={taken()} title={testi.salvaTitolo} />
  if (!asked || !current) return null
  if (asked === 'rename')
    return (
      <ViewNameDialog
        initial={current.nome}
        onClose={onClose}
        onSave={(nome) => rename(current, nome)}
        taken={taken(current.id)}
        title={testi.rinominaTitolo}
      />
    )
  return (
    <ConfirmDialog
      ok={testi.eliminaConferma}
      onAnswer={(sure) => {
        onClose()
        if (sure) remove(current)
      }}
      open
      text={testi.eliminaTesto}
      title={testi.eliminaTitolo(current.nome)}
    />
  )
}
