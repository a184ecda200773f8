import type { Settings } from '@bandiera/domain'
import { Typography } from '@bandiera/ui'
import { ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { useSettings } from '../impostazioni/patch.ts'
import { texts } from './texts.ts'

const { cardTexts } = texts
const IMPOSTAZIONI = '/impostazioni'

/** Section, label, and whether it is set. */
const NEEDED: readonly (readonly [string, string, (settings: Settings) => boolean])[] = [
  ['aspetto', cardTexts.logo, ({ logo }) => Boolean(logo)],
  ['slides', cardTexts.slides, ({ slides }) => Boolean(slides?.length)],
  ['contatti', cardTexts.contacts, ({ mailContatti }) => Boolean(mailContatti)],
  ['privacy', cardTexts.privacy, ({ privacyHtml }) => Boolean(privacyHtml)],
]

export function Component() {
  const settings = useSettings()
  if (!settings) return <WidgetSkeleton />
  const missing = NEEDED.filter(([, , has]) => !has(settings))
  const more = { label: cardTexts.go, href: IMPOSTAZIONI }
  const items = missing.map(([id, label]) => ({ id, label, href: `${IMPOSTAZIONI}#${id}` }))
  if (items.length === 0) return <Typography color="textSecondary">{cardTexts.complete}</Typography>
  return <ShortList items={items} label={cardTexts.missing} more={more} />
}
