import * as ui from '@bandiera/ui'
import { Griglia, Gruppo } from '../campione.tsx'

const { Marker, PortalIcon, portalIcons, Stack, Typography } = ui
const icone = Object.entries(ui).filter(
  (entry): entry is [string, ui.IconComponent] => entry[0].endsWith('Icon') && entry[0] !== 'PortalIcon',
)

/** Every icon of the kit, those of the code and those a module names in its menu. */
export function Icone() {
  return (
    <>
      <Gruppo nome="Nel codice">
        <Griglia min={180}>
          {icone.map(([nome, icona]) => (
            <Marker icon={icona} key={nome} tone="neutral">
              {nome}
            </Marker>
          ))}
        </Griglia>
      </Gruppo>
      <Gruppo nome="Nelle voci di menu">
        <Griglia min={180}>
          {[...Object.keys(portalIcons), 'sconosciuta'].map((nome) => (
            <Stack direction="row" key={nome} sx={{ gap: 2, alignItems: 'center' }}>
              <PortalIcon name={nome} />
              <Typography component="span">{nome}</Typography>
            </Stack>
          ))}
        </Griglia>
      </Gruppo>
    </>
  )
}
