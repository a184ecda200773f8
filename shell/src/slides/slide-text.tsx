import type { Slide } from '@bandiera/domain'
import { Box, Typography } from '@bandiera/ui'

/** A slide: its picture when it has one, a line in large type, a sentence. */
export function SlideText({ slide: { titolo, testo, img, alt = '' } }: { slide: Slide }) {
  return (
    <>
      {img && <Box alt={alt} component="img" src={img} sx={picture} />}
      <Typography component="h2" sx={title}>
        {titolo}
      </Typography>
      {testo && <Typography sx={text}>{testo}</Typography>}
    </>
  )
}

/** The box is there before the picture is. */
const picture = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: 1,
  mb: 8,
  bgcolor: 'rgb(128 128 128 / 0.2)',
} as const
const title = {
  fontSize: { xs: '1.5rem', md: '2.5rem' },
  lineHeight: 1.15,
  fontWeight: 600,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
} as const
const text = {
  mt: { xs: 2, md: 4 },
  maxWidth: 480,
  fontSize: { xs: '1rem', md: '1.125rem' },
  lineHeight: 1.55,
  textWrap: 'balance',
} as const
