const COMMAND = /^\s*(?:crea|nuova|aggiungi)\s+(?:azienda|pratica)(?:\s+per)?(?=\s|$)/i
const SHORTEST = 2

/**
 * The name in a text of the command palette, without the command before it; empty when it is too short for one.
 * @example typedName('nuova azienda Rossi Srl') // 'Rossi Srl'
 */
export function typedName(text: string): string {
  const name = text.replace(COMMAND, '').replace(/\s+/g, ' ').trim()
  return name.length < SHORTEST ? '' : name
}
