import { capitalePubblico, ETA_GIOVANI, formatDate, isParte, type Azienda, type Socio } from '@bandiera/domain'
import { Alert, Stack, useToday } from '@bandiera/ui'
import { totalOf } from '../rules/compagine.rules.ts'
import { testi } from '../testi.ts'
import { Muted } from './figures-table.tsx'
import { Righe } from './righe.tsx'
import { percent } from './views-format.ts'

const { persone } = testi

/** Members and directors, and the shares that grants for women and young people ask for. */
export function CompagineView({ azienda }: { azienda: Azienda }) {
  const { compagine = [] } = azienda
  const { domanda } = capitalePubblico(azienda)
  const oggi = useToday()
  const women = totalOf(compagine.filter((socio) => isParte(socio, 'donne', oggi) === true))
  const young = totalOf(compagine.filter((socio) => isParte(socio, ETA_GIOVANI, oggi) === true))
  return (
    <Stack sx={{ gap: 2 }}>
      <Righe rows={compagine.map((socio) => ({ name: socio.nome, text: textOf(socio) }))} />
      {domanda && <Alert severity="warning">{domanda}</Alert>}
      {totalOf(compagine) > 0 && <Muted>{persone.quote(women, young)}</Muted>}
    </Stack>
  )
}

const textOf = ({ quota, ruolo, amministratore, dataNascita, entePubblico }: Socio): string =>
  [
    quota !== undefined && percent(quota),
    ruolo,
    amministratore && persone.amministratoreBreve,
    dataNascita && formatDate(dataNascita),
    entePubblico && entePubblico !== 'no' && persone.entePubblico[entePubblico],
  ]
    .filter(Boolean)
    .join(' · ')
