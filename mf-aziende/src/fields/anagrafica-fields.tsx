import { aziendaFields } from '@bandiera/domain'
import { RecordInputs } from '@bandiera/ui/form'
import { ANAGRAFICA, IDENTITA } from '../rules/anagrafica.rules.ts'
import { CONTATTI, REFERENTE, referenteFields } from '../rules/contatti.rules.ts'
import { DuplicateNotice } from './duplicate-notice.tsx'

/** Who the company is; says at once when another of the same gestore has its numbers. */
export const IdentitaFields = () => (
  <RecordInputs after={{ codiceFiscale: <DuplicateNotice /> }} fields={aziendaFields} keys={IDENTITA} />
)

/** Everything that the register says of a company. */
export const AnagraficaFields = ({ id }: { id: string }) => (
  <RecordInputs after={{ codiceFiscale: <DuplicateNotice id={id} /> }} fields={aziendaFields} keys={ANAGRAFICA} />
)

/** How to reach the company. */
export const ContattiFields = () => <RecordInputs fields={aziendaFields} keys={CONTATTI} />

/** The person to speak with. */
export const ReferenteFields = () => <RecordInputs at="referente" fields={referenteFields} keys={REFERENTE} />
