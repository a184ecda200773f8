import {
  BackLink,
  AddIcon,
  AppLink,
  Button,
  ButtonBase,
  CloseIcon,
  DownloadIcon,
  EditIcon,
  IconButton,
  Link,
  LinkButton,
  OpenInNewIcon,
  Stack,
  testiComuni,
} from '@bandiera/ui'
import { ActionsMenu } from '@bandiera/ui/detail'
import { MenuButton } from '@bandiera/ui/list'
import { Griglia, Campione, Gruppo, Riga } from '../campione.tsx'

const VARIANTI = [
  ['contained', 'Principale: una per pagina'],
  ['outlined', 'Secondaria'],
  ['text', 'Di servizio'],
] as const

const SCELTE = ['Pronta', 'Inviata'].map((label) => ({ id: label, label, onChoose: () => {} }))
const AZIONI = ['Duplica', 'Archivia'].map((label) => ({ id: label, label, onClick: () => {} }))

/** Buttons in their three weights and states, icon buttons, links. */
export function Azioni() {
  return (
    <>
      <Gruppo nome="Pulsanti">
        <Griglia min={320}>
          {VARIANTI.map(([variant, nome]) => (
            <Campione key={variant} nome={nome}>
              <Riga>
                <Button variant={variant}>{testiComuni.salva}</Button>
                <Button startIcon={<AddIcon />} variant={variant}>
                  Nuova azienda
                </Button>
                <Button disabled variant={variant}>
                  {testiComuni.salvataggio}
                </Button>
              </Riga>
            </Campione>
          ))}
          <Campione nome="Che elimina, e che porta altrove">
            <Riga>
              <Button color="error" variant="outlined">
                Elimina
              </Button>
              <LinkButton to="/aziende" variant="outlined">
                Aziende
              </LinkButton>
              <BackLink to="/vetrina">Torna alla vetrina</BackLink>
              <LinkButton startIcon={<DownloadIcon />} to="/vetrina">
                {testiComuni.scarica}
              </LinkButton>
            </Riga>
          </Campione>
        </Griglia>
      </Gruppo>
      <Gruppo nome="Più azioni">
        <Riga>
          <MenuButton choices={SCELTE} label="Sposta in" variant="outlined" />
          <ActionsMenu actions={AZIONI} label="Altre azioni" />
        </Riga>
      </Gruppo>
      <Gruppo nome="Solo icona">
        <Riga>
          <IconButton aria-label={testiComuni.modifica}>
            <EditIcon />
          </IconButton>
          <IconButton aria-label={testiComuni.chiudi} color="primary">
            <CloseIcon />
          </IconButton>
          <IconButton aria-label={`${testiComuni.chiudi}, disabilitato`} disabled>
            <CloseIcon />
          </IconButton>
        </Riga>
      </Gruppo>
      <Gruppo nome="Collegamenti">
        <Riga>
          <AppLink to="/vetrina">Dentro il portale</AppLink>
          <Link href="https://example.it" rel="noreferrer" target="_blank">
            <Stack component="span" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
              {`Fuori ${testiComuni.nuovaFinestra}`}
              <OpenInNewIcon aria-hidden fontSize="small" />
            </Stack>
          </Link>
          <ButtonBase sx={{ p: 2, borderRadius: 1, font: 'inherit', '&:hover': { bgcolor: 'action.hover' } }}>
            Superficie che si preme
          </ButtonBase>
        </Riga>
      </Gruppo>
    </>
  )
}
