import { esigenzeInOrdine, FORME_GIURIDICHE, formeGiuridiche, perTavola, qualifiche } from '@bandiera/domain'
import { usePortal, useProvince } from '@bandiera/platform'
import { Box } from '@bandiera/ui'
import type { Riferimenti } from '@bandiera/ui/criteri'
import {
  CheckListInput,
  ComboInput,
  DateInput,
  EuroInput,
  FormProvider,
  NumberInput,
  SelectInput,
  type UseFormReturn,
} from '@bandiera/ui/form'
import type { EsempioValues } from './esempi.ts'
import { testi } from './testi.ts'

const byName = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'it')
const opzioni = perTavola(({ oggi }) => oggi.map(({ codice, nome }) => ({ value: codice, label: nome })).sort(byName))
const FORME = FORME_GIURIDICHE.map((value) => ({ value, label: formeGiuridiche[value] }))
const QUALIFICHE = Object.entries(qualifiche).map(([value, label]) => ({ value, label }))

interface EsempioFormProps {
  form: UseFormReturn<EsempioValues>
  riferimenti: Riferimenti
}

/** What is said of the example: fields of a form of their own, which nobody saves. */
export function EsempioForm({ form, riferimenti }: EsempioFormProps) {
  const { settings } = usePortal()
  useProvince()
  const esigenze = esigenzeInOrdine(settings?.esigenze).map(({ id, nome }) => ({ value: id, label: nome }))
  const select = { optional: true, placeholder: testi.nonNoto }
  return (
    <FormProvider {...form}>
      <Box sx={grid}>
        <SelectInput {...select} label={testi.provincia} name="provincia" options={opzioni()} />
        <SelectInput {...select} label={testi.forma} name="formaGiuridica" options={FORME} />
        <ComboInput label={testi.ateco} name="ateco" optional source={riferimenti.ateco} />
        <NumberInput decimals={1} label={testi.ula} name="ula" optional unit={testi.addetti} />
        <EuroInput label={testi.ricavi} name="ricavi" optional />
        <DateInput label={testi.costituzione} name="dataCostituzione" optional />
        <SelectInput {...select} label={testi.esigenza} name="esigenza" options={esigenze} />
      </Box>
      <Box sx={{ '& .MuiFormGroup-root': { flexDirection: 'row', columnGap: 4 } }}>
        <CheckListInput label={testi.qualifiche} name="qualifiche" optional options={QUALIFICHE} />
      </Box>
    </FormProvider>
  )
}

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))', gap: 4, my: 3 }
