import { atMost, foldText, type Esigenza } from '@bandiera/domain'
import * as z from 'zod/mini'
import { texts } from './texts.ts'

const { form } = texts

/** The form of a need. The name must be free, and at least one objective or cost must tie it to grants. */
export const esigenzaSchema = (others: readonly Esigenza[]) =>
  z
    .object({
      nome: z.string().check(
        z.trim(),
        z.minLength(1, form.nameMissing),
        atMost(80),
        z.refine((nome) => !others.some((one) => foldText(one.nome) === foldText(nome)), form.duplicateOne),
      ),
      gruppo: z.string().check(z.trim(), atMost(60)),
      obiettivi: z.array(z.string()),
      costi: z.array(z.string()),
      forme: z.array(z.string()),
    })
    .check(
      z.refine(({ obiettivi, costi }) => obiettivi.length + costi.length > 0, {
        path: ['obiettivi'],
        error: form.linkMissing,
      }),
    )
export type EsigenzaValues = z.infer<ReturnType<typeof esigenzaSchema>>

export const esigenzaValues = (esigenza?: Esigenza): EsigenzaValues => ({
  nome: esigenza?.nome ?? '',
  gruppo: esigenza?.gruppo ?? '',
  obiettivi: esigenza?.obiettivi ?? [],
  costi: esigenza?.costi ?? [],
  forme: esigenza?.forme ?? [],
})
