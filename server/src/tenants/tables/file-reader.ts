import { PortalError } from '../../errors.ts'

export interface FileReader {
  /** Parses JSON, or refuses the file. */
  json: (text: string) => unknown
  /** `REFERENCE_FILE` with what the file was to be and what is wrong with it. */
  refuse: (reason: string) => never
}

/** How one kind of reference file is read and refused. */
export function fileReader(kind: string): FileReader {
  const refuse = (reason: string): never => {
    throw new PortalError('REFERENCE_FILE', kind, reason)
  }
  const json = (text: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return refuse('JSON non leggibile')
    }
  }
  return { json, refuse }
}
