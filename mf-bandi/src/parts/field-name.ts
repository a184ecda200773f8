import { bandoDataFields, criterioKindLabels, type Field } from '@bandiera/domain'
import { texts } from '../texts.ts'

/** Name of the field that a question is about: `criteri.dimensione` is "Dimensione". */
export function fieldName(campo: string): string {
  const [field = '', part = ''] = campo.replace(/^data\./, '').split('.')
  if (field === 'criteri' && Object.hasOwn(criterioKindLabels, part)) {
    return criterioKindLabels[part as keyof typeof criterioKindLabels]
  }
  if (field === 'criteri' && Object.hasOwn(texts.controlli.criteri, part)) {
    return texts.controlli.criteri[part as keyof typeof texts.controlli.criteri]
  }
  const known: Readonly<Record<string, Field>> = bandoDataFields
  return known[field]?.label ?? texts.controlli.altro
}
