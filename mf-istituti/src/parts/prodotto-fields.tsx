import { tipiProdotto } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import {
  CheckInput,
  DateInput,
  EuroInput,
  FieldGroup,
  NumberInput,
  SelectInput,
  TextInput,
  useWatch,
} from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import type { ProdottoValues } from '../rules/prodotto.rules.ts'
import { prodotti } from '../testi.ts'
import { CriteriProdotto } from './criteri-prodotto.tsx'

const { campi, gruppi } = prodotti
const TIPI = Object.entries(tipiProdotto).map(([value, label]) => ({ value, label }))
const TASSI = [
  { value: 'fisso', label: campi.fisso },
  { value: 'variabile', label: campi.variabile },
]

/** Every field of a product, in groups. */
export function ProdottoFields() {
  const tasso = useWatch<ProdottoValues>({ name: 'tassoTipo' })
  return (
    <>
      <TextInput label={campi.nome} name="nome" />
      <SelectInput label={campi.tipo} name="tipo" options={TIPI} />
      <FieldGroup title={gruppi.tassi}>
        <Pair>
          <NumberInput decimals={3} label={campi.tanMin} max={100} name="tanMin" optional unit="%" />
          <NumberInput decimals={3} label={campi.tanMax} max={100} name="tanMax" unit="%" />
          <SelectInput label={campi.tassoTipo} name="tassoTipo" options={TASSI} />
          {tasso === 'variabile' && (
            <TextInput help={campi.aiutoParametro} label={campi.parametro} name="parametro" optional />
          )}
        </Pair>
        <Pair>
          <EuroInput label={campi.speseFisse} name="speseFisse" optional />
          <NumberInput decimals={2} label={campi.spesePercento} max={100} name="spesePercento" optional unit="%" />
          <EuroInput label={campi.incassoRata} name="incassoRata" optional />
          <EuroInput label={campi.altreSpese} name="altreSpese" optional />
        </Pair>
      </FieldGroup>
      <Limiti />
      <CriteriProdotto />
      <FieldGroup title={gruppi.garanzie}>
        <TextInput help={campi.aiutoGaranzie} label={campi.garanzie} name="garanzie" optional />
        <CheckInput label={campi.fondoGaranzia} name="fondoGaranzia" />
      </FieldGroup>
      <FieldGroup title={gruppi.validita}>
        <Pair>
          <DateInput label={campi.validoDal} name="validoDal" optional />
          <DateInput label={campi.validoAl} name="validoAl" optional />
          <NumberInput label={campi.tempiGiorni} name="tempiGiorni" optional unit={campi.giorni} />
        </Pair>
      </FieldGroup>
    </>
  )
}

const Limiti = () => (
  <FieldGroup title={gruppi.importi}>
    <Pair>
      <EuroInput label={campi.importoMin} name="importoMin" optional />
      <EuroInput label={campi.importoMax} name="importoMax" optional />
      <NumberInput label={campi.durataMin} name="durataMin" optional unit={campi.mesi} />
      <NumberInput label={campi.durataMax} name="durataMax" optional unit={campi.mesi} />
      <NumberInput label={campi.preammortamentoMax} name="preammortamentoMax" optional unit={campi.mesi} />
    </Pair>
  </FieldGroup>
)

const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>{children}</Box>
)
