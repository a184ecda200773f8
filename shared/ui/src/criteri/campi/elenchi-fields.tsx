import {
  capital,
  CLASSI_DIMENSIONE,
  COSTI_AMMESSI,
  FORME_GIURIDICHE,
  OBIETTIVI,
  TIPI_SOGGETTO,
  VERIFICHE,
  classeLabels,
  formeGiuridiche,
  qualifiche,
  type TipoCriterio,
} from '@bandiera/domain'
import { CheckListInput } from '../../form/check-list-input.tsx'
import type { Option } from '../../form/select-input.tsx'
import { testi } from '../testi.ts'
import { VociInput } from '../voci-input.tsx'
import type { CampiProps } from './campi.ts'
import { Colonne } from './colonne.tsx'

const same = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }))
const named = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label: capital(label) }))
const FORME: Option[] = FORME_GIURIDICHE.map((value) => ({ value, label: formeGiuridiche[value] }))

interface Elenco {
  field: string
  label: string
  options: readonly Option[]
  help?: string
}

/** Kinds whose only question is which of a short list. */
export const ELENCHI: Partial<Record<TipoCriterio, Elenco>> = {
  dimensione: {
    field: 'ammesse',
    label: testi.dimensione,
    options: CLASSI_DIMENSIONE.map((value) => ({ value, label: classeLabels[value] })),
  },
  tipoSoggetto: { field: 'ammessi', label: testi.tipoSoggetto, options: same(TIPI_SOGGETTO) },
  qualifica: { field: 'unaDi', label: testi.qualifica, options: named(qualifiche) },
  obiettivo: { field: 'ammessi', label: testi.obiettivo, options: same(OBIETTIVI), help: testi.obiettivoAiuto },
  costi: { field: 'ammessi', label: testi.costi, options: same(COSTI_AMMESSI), help: testi.obiettivoAiuto },
  regolarita: { field: 'richieste', label: testi.regolarita, options: named(VERIFICHE) },
}

export function ElencoFields({ at, criterio }: CampiProps) {
  const { field, ...rest } = ELENCHI[criterio.tipo]!
  return (
    <Colonne>
      <CheckListInput {...rest} name={`${at}.${field}`} />
    </Colonne>
  )
}

/** Legal forms that may apply, and those that may not. */
export function FormaFields({ at }: CampiProps) {
  const forms = {
    optional: true,
    source: FORME,
    toOption: (value: string) => FORME.find((one) => one.value === value) ?? { value, label: value },
    toValue: ({ value }: Option) => value,
  }
  return (
    <>
      <VociInput<string, Option>
        {...forms}
        help={testi.forme.aiuto}
        label={testi.forme.ammesse}
        name={`${at}.ammesse`}
      />
      <VociInput<string, Option> {...forms} label={testi.forme.escluse} name={`${at}.escluse`} />
    </>
  )
}
