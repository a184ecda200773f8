import {
  Box,
  Disclosure,
  Divider,
  Facts,
  List,
  ListItem,
  ListItemButton,
  Paper,
  PortalIcon,
  SafeHtml,
  Section,
  Typography,
  UrlTabs,
} from '@bandiera/ui'
import { formatEuro } from '@bandiera/domain'
import { Campione, Griglia, Gruppo } from '../campione.tsx'

const fatti = [
  { label: 'Scadenza', value: '04/12/2026' },
  { label: 'Dotazione', value: formatEuro(1_200_000) },
  { label: 'Contributo massimo', value: null },
]
const schede = [
  { id: 'dati', label: 'Dati', content: <Facts items={fatti} /> },
  { id: 'criteri', label: 'Criteri', content: <Typography>Tre criteri, uno da verificare.</Typography> },
  { id: 'documenti', label: 'Documenti', content: <Typography>Nessun documento.</Typography> },
]
const testo =
  '<h2>Chi può chiedere</h2><p>Micro e <strong>piccole</strong> imprese con sede in regione.</p>' +
  '<ul><li>voucher fino a 10.000 €</li><li>una domanda per impresa</li></ul>' +
  '<p><a href="https://example.it/bando">Testo del bando</a></p><script>alert(1)</script>'

/** What detail pages are made of. */
export function Contenuti() {
  return (
    <>
      <Gruppo nome="Fatti">
        <Facts items={fatti} />
      </Gruppo>
      <Gruppo nome="Schede nell’indirizzo">
        <UrlTabs label="Schede di esempio" tabs={schede} />
      </Gruppo>
      <Gruppo nome="Da aprire, sezione, testo di altri">
        <Griglia min={300}>
          <Campione nome="Chiuso finché serve">
            <Disclosure title="Dati per pochi">
              <Typography>Si apre con Invio o con la barra spaziatrice.</Typography>
            </Disclosure>
          </Campione>
          <Campione nome="Sezione di una pagina">
            <Section title="Sezione">
              <Typography>Separata da una linea, non da un riquadro.</Typography>
            </Section>
          </Campione>
          <Campione nome="Testo con formattazione, reso innocuo">
            <SafeHtml html={testo} />
          </Campione>
        </Griglia>
      </Gruppo>
      <Gruppo nome="Foglio, lista, linea">
        <Griglia min={300}>
          <Paper sx={{ p: 4, border: 1, borderColor: 'divider' }}>
            <Typography>Un foglio, solo dove qualcosa sta da sé.</Typography>
            <Divider sx={{ my: 3 }} />
            <Typography color="textSecondary">Dopo la linea.</Typography>
          </Paper>
          <List aria-label="Voci di esempio" dense>
            <ListItem disablePadding>
              <ListItemButton selected>
                <Box sx={{ mr: 3, display: 'flex' }}>
                  <PortalIcon name="azienda" />
                </Box>
                Voce scelta
              </ListItemButton>
            </ListItem>
            <ListItem disablePadding>
              <ListItemButton>
                <Box sx={{ mr: 3, display: 'flex' }}>
                  <PortalIcon name="cartella" />
                </Box>
                Altra voce
              </ListItemButton>
            </ListItem>
          </List>
        </Griglia>
      </Gruppo>
    </>
  )
}
