import type { Slide } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import { WELCOME_SLIDE } from '@bandiera/wire'
import { Carousel } from './carousel.tsx'

/** The tenant's slides, or what the portal is for; above texts alone a drawing of its main page. */
export function BrandPanel({ slides }: { slides: readonly Slide[] | undefined }) {
  const shown = slides?.length ? slides : [WELCOME_SLIDE]
  return (
    <>
      {shown.every(({ img }) => !img) && <Drawing />}
      <Box sx={{ position: 'relative', maxWidth: { md: 560 } }}>
        <Carousel slides={shown} />
      </Box>
    </>
  )
}

/** A company's sheet beside the list of grants that fit it, each with its verdict. */
function Drawing() {
  return (
    <Box aria-hidden component="svg" sx={drawing} viewBox="0 0 560 320">
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d={SHEET} fill="currentColor" fillOpacity="0.08" />
        <path d="M32 112h64M32 136h96M32 160h80" opacity="0.6" />
        <path d={COMPANY} />
        <path d={TIES} opacity="0.6" strokeDasharray="2 6" />
        {ROWS.map(({ mark, text, width }, at) => (
          <g key={mark} opacity={at < 2 ? 1 : 0.6} transform={`translate(216 ${at * 84 + 1})`}>
            <rect fill="currentColor" fillOpacity={at < 2 ? 0.12 : 0.05} height="64" rx="8" width="342" x="1" />
            <circle cx="36" cy="32" r="12" />
            <path d={mark} />
            <path d={`M68 24h${text}`} />
            <path d={`M68 42h${text / 2}`} opacity="0.6" />
            <path d={`M${318 - width} 32h${width}`} opacity="0.8" />
          </g>
        ))}
      </g>
    </Box>
  )
}

const SHEET = 'M9 41h142a8 8 0 0 1 8 8v142a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8V49a8 8 0 0 1 8-8Z'
const COMPANY = 'M32 92V64h20v28M52 92V72h24v20M28 92h52M40 72h4M40 80h4M62 80h4'
const TIES =
  'M168 112C192 104 192 33 209 33M168 120c16 0 24-3 41-3M168 128c24 8 24 73 41 73M168 136c24 24 16 149 41 149'
const TICK = 'm30 32 4 4 8-8'
const ROWS = [
  { mark: TICK, text: 150, width: 56 },
  { mark: `${TICK}h0`, text: 184, width: 40 },
  { mark: 'M36 26v6l4 3', text: 128, width: 64 },
  { mark: 'm32 28 8 8m0-8-8 8', text: 164, width: 36 },
]

/** The space that the texts leave; none on phones and in low windows. */
const drawing = {
  display: { xs: 'none', md: 'block' },
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  maxHeight: 320,
  mt: 'auto',
  mb: 14,
  width: '100%',
  maxWidth: 560,
  '@media (max-height: 560px)': { display: 'none' },
} as const
