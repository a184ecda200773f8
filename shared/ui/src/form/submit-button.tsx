import Button, { type ButtonProps } from '@mui/material/Button'

/**
 * The button that sends a form. Pressing it leaves the field where one was writing only when the press is complete:
 * else an error that goes away with the field moves the button from under the pointer, and the press is lost.
 */
export const SubmitButton = (props: Omit<ButtonProps, 'type' | 'variant'>) => (
  <Button
    {...props}
    onClick={(event) => event.currentTarget.focus()}
    onMouseDown={(event) => event.preventDefault()}
    type="submit"
    variant="contained"
  />
)
