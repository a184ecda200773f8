/** A picture inside a mail; `cid` is how its HTML names it. */
export interface MailImage {
  cid: string
  type: string
  body: Buffer
}

/** A mail ready to be delivered: always text and HTML. */
export interface Mail {
  /** Tenant that sends it. */
  tenant: string
  from: { name: string; address: string }
  replyTo?: string
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  images: readonly MailImage[]
}

/** Takes a mail or throws. */
export type Deliver = (mail: Mail) => Promise<void>

/** One line without control characters and without signs that turn the direction of text: a name that a person typed must not become a header of its own. */
export const oneLine = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
