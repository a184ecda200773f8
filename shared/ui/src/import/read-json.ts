/** The JSON value held in a file; rejects with an Italian text when it is empty or no JSON. */
export async function readJson(file: File): Promise<unknown> {
  const text = (await file.text()).replace(/^\ufeff/, '')
  if (!text.trim()) throw new Error(`Il file «${file.name}» è vuoto: scegline un altro.`)
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`Il file «${file.name}» non è in formato JSON: scaricalo di nuovo dalla fonte e riprova.`)
  }
}
