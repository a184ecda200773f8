import type { ComponentType } from 'react'
import { NoticesSection, StatesSection } from './sections/states.tsx'
import { ButtonsSection } from './sections/buttons.tsx'
import { IconsSection, TypographySection } from './sections/look.tsx'
import { CodesSection, MasksSection, PhoneSection } from './sections/codes.tsx'
import { ColoursSection } from './sections/colours.tsx'
import { PagesSection } from './sections/pages.tsx'
import { DetailSection } from './sections/detail.tsx'
import { RecordSection } from './sections/record.tsx'
import { ChoicesSection, CriteriSection } from './sections/choices.tsx'
import { ListPageSection } from './sections/list-page.tsx'
import { ListsSection } from './sections/lists.tsx'
import { FilesSection } from './sections/files.tsx'
import { DialogsSection } from './sections/dialogs.tsx'
import { ChartsSection } from './sections/charts.tsx'
import { FormSection } from './sections/whole-form.tsx'
import { LongFormSection } from './sections/long-form.tsx'
import { ChipsSection } from './sections/chips.tsx'
import { TextFieldsSection } from './sections/text-fields.tsx'
import type { SectionId } from './texts.ts'
import type { SectionProps } from './sample.tsx'

export const sections: readonly [SectionId, ComponentType<SectionProps>][] = [
  ['colori', ColoursSection],
  ['caratteri', TypographySection],
  ['icone', IconsSection],
  ['azioni', ButtonsSection],
  ['segni', ChipsSection],
  ['avvisi', NoticesSection],
  ['stati', StatesSection],
  ['elenchi', ListsSection],
  ['elencoPagina', ListPageSection],
  ['contenuti', PagesSection],
  ['record', RecordSection],
  ['dettaglio', DetailSection],
  ['grafici', ChartsSection],
  ['finestre', DialogsSection],
  ['testo', TextFieldsSection],
  ['telefono', PhoneSection],
  ['codici', CodesSection],
  ['maschere', MasksSection],
  ['scelte', ChoicesSection],
  ['modulo', FormSection],
  ['moduloLungo', LongFormSection],
  ['criteri', CriteriSection],
  ['file', FilesSection],
]
