import { textIn, type Field, type Fields } from '@bandiera/domain'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Facts } from '../page/facts.tsx'
import { uiTexts } from '../texts.ts'
import { PhoneLink } from './phone/phone-link.tsx'

export interface RecordFactsProps {
  fields: Fields
  keys: readonly string[]
  record: object
}

export const RecordFacts = ({ fields, keys, record }: RecordFactsProps) => (
  <Facts
    items={keys.map((key) => ({ label: fields[key]!.label, value: shown(fields[key]!, record as Values, key) }))}
  />
)

type Values = Readonly<Record<string, unknown>>

function shown(field: Field, record: Values, key: string): ReactNode {
  const value = record[key]
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? uiTexts.si : uiTexts.no
  if (typeof value !== 'string') return textIn(field, record, key) || null
  if (field.kind === 'phone') return <PhoneLink value={value} />
  if (field.kind === 'email' || field.kind === 'pec') return <Link href={`mailto:${value}`}>{value}</Link>
  return field.kind === 'site' ? siteLink(value) : textIn(field, record, key)
}

/** A stored address may be unsafe: only one of the web becomes a link. */
const siteLink = (site: string): ReactNode =>
  /^https?:\/\//i.test(site) ? (
    <Link href={site} rel="noreferrer" target="_blank">
      {site.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </Link>
  ) : (
    site
  )
