import { Box, Link } from '@bandiera/ui'

interface Props {
  label: string
  sections: readonly { id: string; label: string }[]
  /** Beside the sections on a wide window, where it stays in view; else above them. */
  side?: boolean
}

export const SectionIndex = ({ label, sections, side = false }: Props) => (
  <Box aria-label={label} component="nav" sx={side ? { ...line, ...beside } : line}>
    {sections.map(({ id, label: title }) => (
      <Link href={`#${id}`} key={id}>
        {title}
      </Link>
    ))}
  </Box>
)

const line = { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mb: 4, '& a': { py: 0.5 } } as const
const beside = {
  flexDirection: { md: 'column' },
  position: { md: 'sticky' },
  top: 'calc(var(--bandiera-top, 0px) + 16px)',
  borderLeft: { md: 1 },
  borderColor: { md: 'divider' },
  '& a': { py: { xs: 0.5, md: 1 }, pl: { md: 4 }, color: { md: 'text.secondary' } },
} as const
