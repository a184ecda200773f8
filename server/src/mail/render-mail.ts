import { escapeHtml } from '../http/page/html.ts'
import { type Mail, MAIL_COLOURS, type MailBrand } from './mail.ts'

/** What the text of a mail needs of its portal. */
export interface Sender {
  portal: string
  address: string
}

/** One reader of a mail, and the portal that sends it. */
export interface Addressed extends Sender {
  to: MailContent['to']
}

export interface MailContent {
  to: { name: string; address: string }
  /** The name of the portal is put before it. */
  subject: string
  lines: readonly string[]
  /** Under the first sentence. */
  list?: readonly string[]
  action?: { label: string; url: string }
  /** Address for answers; else the contact address of the tenant. */
  replyTo?: string
  /** How long the link works. */
  life?: string
  /** Why the person gets the mail, and what to do when it is a mistake. */
  why: string
}

/** Greeting, text, one button with its address in clear, reason of the mail. */
export function renderMail(brand: MailBrand, content: MailContent, from: { tenant: string; address: string }): Mail {
  const replyTo = content.replyTo ?? brand.mailContatti
  return {
    tenant: from.tenant,
    from: { name: brand.nome, address: from.address },
    ...(replyTo ? { replyTo } : {}),
    to: content.to,
    subject: `[${brand.nome}] ${content.subject}`,
    text: textOf(brand, content),
    html: htmlOf(brand, content),
    images: brand.logo ? [brand.logo] : [],
  }
}

const greeting = ({ to }: MailContent): string => (to.name ? `Ciao ${to.name},` : 'Ciao,')

function textOf({ nome, address }: MailBrand, content: MailContent): string {
  const { list = [], action, life, why } = content
  const [first = '', ...lines] = content.lines
  const items = list.map((item) => `- ${item}`).join('\n')
  const link = action && `${action.label}:\n${action.url}`
  const body = [greeting(content), first, items, ...lines, link, life].filter(Boolean)
  return `${body.join('\n\n')}\n\n--\n${nome}, ${address}\n${why}\n`
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

function htmlOf(brand: MailBrand, content: MailContent): string {
  const { page, paper, text, muted, line } = MAIL_COLOURS
  const e = escapeHtml
  const { list = [], action, life, why } = content
  const [first = '', ...lines] = content.lines
  const mark = brand.logo
    ? `<img src="cid:${brand.logo.cid}" alt="${e(brand.nome)}" height="28" style="height:28px;border:0;display:block">`
    : `<span style="font-size:18px;font-weight:700;color:${brand.main}">${e(brand.nome)}</span>`
  const paragraph = (words: string, style = ''): string => `<p style="margin:0 0 16px;${style}">${words}</p>`
  const small = `font-size:13px;color:${muted}`
  const items = list.map((item) => `<li style="margin:0 0 4px">${e(item)}</li>`).join('')
  const listed = items && `<ul style="margin:0 0 16px;padding:0 0 0 20px">${items}</ul>`
  const words = paragraph(e(first)) + listed + lines.map((one) => paragraph(multiline(one))).join('')
  const [button, clear] = action ? buttonOf(brand, action) : ['', '']
  return (
    '<!doctype html><html lang="it"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">' +
    `<title>${e(content.subject)}</title></head>` +
    `<body style="margin:0;background:${page};${FONT};font-size:16px;line-height:1.5;color:${text}">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${page}"><tr>` +
    `<td align="center" style="padding:24px 12px"><table role="presentation" cellpadding="0" cellspacing="0" ` +
    `style="width:100%;max-width:560px;background:${paper};border:1px solid ${line};border-radius:6px"><tr>` +
    `<td style="padding:20px 28px;border-bottom:1px solid ${line}">${mark}</td></tr><tr>` +
    `<td style="padding:28px">${paragraph(e(greeting(content)))}${words}` +
    `${button && paragraph(button, 'padding:8px 0')}${life ? paragraph(e(life)) : ''}` +
    `${clear && paragraph(clear, small)}</td></tr></table>` +
    `<p style="max-width:560px;margin:16px auto 0;${small};line-height:1.4">${e(why)}<br>` +
    `<a href="${e(brand.address)}" style="color:${muted}">${e(brand.nome)}</a></p></td></tr></table></body></html>`
  )
}

const multiline = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

/** The button, and its address for readers who cannot press it. */
function buttonOf({ main, text }: MailBrand, action: { label: string; url: string }): [button: string, clear: string] {
  const [label, url] = [escapeHtml(action.label), escapeHtml(action.url)]
  return [
    `<a href="${url}" style="display:inline-block;padding:12px 24px;border-radius:6px;` +
      `background:${main};color:${text};font-weight:600;text-decoration:none">${label}</a>`,
    `Se il pulsante non funziona, copia questo indirizzo nel browser:<br>` +
      `<a href="${url}" style="color:${main};word-break:break-all">${url}</a>`,
  ]
}
