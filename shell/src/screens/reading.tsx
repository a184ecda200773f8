import { Box, Link, Page, Typography } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { useTenant } from '../theme/tenant.ts'
import { screenTexts } from './texts.ts'

export function Reading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title}>
      <Box sx={{ maxWidth: 640, fontSize: '1rem', lineHeight: 1.6, '& li': { mb: 2 } }}>{children}</Box>
    </Page>
  )
}

export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 6 }}>
      <Typography component="h2" sx={{ mb: 2 }} variant="h2">
        {title}
      </Typography>
      {children}
    </Box>
  )
}

export const Lines = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

export function Contact() {
  const { mailContatti } = useTenant()
  if (!mailContatti) return <p>{screenTexts.withoutContact}</p>
  return (
    <p>
      <Link href={`mailto:${mailContatti}`}>{mailContatti}</Link>
    </p>
  )
}
