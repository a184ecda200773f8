import { stimaAgevolazione, tempoBando, type DatiBando } from '@bandiera/domain'
import { Box, Section, useMomento } from '@bandiera/ui'
import { Stima } from '@bandiera/ui/detail'
import { EuroInput, FormProvider, useForm, useWatch } from '@bandiera/ui/form'
import { testi } from '../testi.ts'

/** What a grant would give for a spend that the reader types (domain rule 2.6); nothing where it does not say its share. */
export function Calcolo({ data }: { data: DatiBando }) {
  const momento = useMomento([{ data }])
  const form = useForm<{ spesa: number | undefined }>({ defaultValues: { spesa: undefined } })
  if (data.intensita === undefined || tempoBando(data, momento).stato === 'chiuso') return null
  return (
    <Box className="no-print">
      <Section title={testi.calcolo.titolo}>
        <FormProvider {...form}>
          <EuroInput label={testi.calcolo.spesa} name="spesa" />
          <Risultato data={data} />
        </FormProvider>
      </Section>
    </Box>
  )
}

function Risultato({ data }: { data: DatiBando }) {
  const { spesa } = useWatch()
  return (
    <Box role="status" sx={{ mt: 3 }}>
      {typeof spesa !== 'number' ? testi.calcolo.scrivi : <Stima stima={stimaAgevolazione(data, spesa)} />}
    </Box>
  )
}
