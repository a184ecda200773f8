import { operatorText, PortalError } from '../errors.ts'
import { UsageError } from './usage.ts'

export interface Terminal {
  env: Record<string, string | undefined>
  print: (line: string) => void
  complain: (line: string) => void
}

/** Runs a command; what whoever typed it can mend is one line and the exit code 1, anything else is thrown. */
export async function atTerminal(complain: Terminal['complain'], command: () => Promise<number>): Promise<number> {
  try {
    return await command()
  } catch (error) {
    if (error instanceof UsageError) complain(error.message)
    else if (error instanceof PortalError) complain(operatorText(error))
    else throw error
    return 1
  }
}
