import Typography, { type TypographyProps } from '@mui/material/Typography'

/** A text of less weight: a hint, a state that has nothing to show. */
export const Muted = (props: TypographyProps) => <Typography color="textSecondary" {...props} />
