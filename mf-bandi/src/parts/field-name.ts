import { datiBandoFields, tipoCriterioLabels, type Field } from '@bandiera/domain'
import { testi } from '../texts.ts'

/** What people call the field that a question is about: `criteri.dimensione` is "Dimensione". */
export function nomeCampo(campo: string): string {
  const [field = '', part = ''] = campo.replace(/^data\./, '').split('.')
  if (field === 'criteri' && Object.hasOwn(tipoCriterioLabels, part)) {
    return tipoCriterioLabels[part as keyof typeof tipoCriterioLabels]
  }
  if (field === 'criteri' && Object.hasOwn(testi.controlli.criteri, part)) {
    return testi.controlli.criteri[part as keyof typeof testi.controlli.criteri]
  }
  const known: Readonly<Record<string, Field>> = datiBandoFields
  return known[field]?.label ?? testi.controlli.altro
}
