import { REMINDER_DAYS, ReminderDaysSchema } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import { TextInput } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { SettingsSection } from '../form.tsx'
import { contentTexts } from '../texts.ts'
import { patchOf, useSettings } from '../patch.ts'

/** `30, 14 e 7` -> numbers; a word becomes NaN, so that the form refuses it. */
const daysOf = (text: string): number[] =>
  text
    .split(/[\s,;e]+/)
    .filter(Boolean)
    .map(Number)
const RemindersSchema = z.object({
  giorni: z.string().check(({ value, issues }) => {
    const issue = ReminderDaysSchema.safeParse(daysOf(value)).error?.issues[0]
    if (issue) issues.push({ code: 'custom', input: value, message: issue.message })
  }),
})

export function RemindersSection() {
  const soglie = useSettings()?.sogliePreavviso ?? REMINDER_DAYS
  return (
    <SettingsSection
      name="preavvisi"
      form={() => ({
        schema: RemindersSchema,
        start: { giorni: soglie.join(', ') },
        patch: ({ giorni }) =>
          patchOf(
            'sogliePreavviso',
            [...new Set(daysOf(giorni))].sort((a, b) => b - a),
          ),
        fields: <TextInput help={contentTexts.daysHelp} label={contentTexts.days} name="giorni" />,
      })}
    >
      <Box>{contentTexts.when(soglie)}</Box>
    </SettingsSection>
  )
}
