/** A browser and the system it runs on, in words that people know. */
export interface Device {
  /** `Chrome su Windows`; what is not known is left out. */
  nome: string
  tipo: 'computer' | 'telefono' | 'altro'
}

// order counts: most browsers also say that they are somebody else
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
const PHONES = ['iPhone', 'iPad', 'Android']

/** What a browser says of itself, made readable. A program that is no browser we know keeps the first word it says. */
export function deviceOf(agent: string): Device {
  const browser = nameIn(BROWSERS, agent)
  const system = nameIn(SYSTEMS, agent)
  const tipo = system === null ? 'altro' : PHONES.includes(system) ? 'telefono' : 'computer'
  if (browser && system) return { nome: `${browser} su ${system}`, tipo }
  const known = browser ?? system ?? /^[\w-]{2,40}/.exec(agent)?.[0]
  return { nome: known ?? 'Dispositivo sconosciuto', tipo }
}

const nameIn = (names: [RegExp, string][], agent: string): string | null =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? null
