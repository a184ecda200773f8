import { escapeHtml } from '../../routes/page/html.ts'
import type { Mail } from './mail.ts'
import { MAIL_COLOURS, type MailBrand } from './mail-brand.ts'

/** What a mail says; the same words make its text and its HTML. */
export interface MailContent {
  to: { name: string; address: string }
  /** Without the name of the portal, which comes first. */
  subject: string
  /** Sentences above the button. */
  lines: readonly string[]
  action: { label: string; url: string }
  /** Under the address: how long the link works. */
  life?: string
  /** Why the mail came, and what to do when it came by mistake. */
  why: string
}

/** A mail of a tenant: greeting, what it is about, one button, the address in clear, why it came. */
export function renderMail(brand: MailBrand, content: MailContent, from: { tenant: string; address: string }): Mail {
  return {
    tenant: from.tenant,
    from: { name: brand.nome, address: from.address },
    ...(brand.mailContatti ? { replyTo: brand.mailContatti } : {}),
    to: content.to,
    subject: `[${brand.nome}] ${content.subject}`,
    text: textOf(brand, content),
    html: htmlOf(brand, content),
    images: brand.logo ? [brand.logo] : [],
  }
}

const greeting = ({ to }: MailContent): string => (to.name ? `Ciao ${to.name},` : 'Ciao,')

function textOf({ nome, address }: MailBrand, content: MailContent): string {
  const { lines, action, life, why } = content
  const body = [greeting(content), ...lines, `${action.label}:\n${action.url}`, ...(life ? [life] : [])]
  return `${body.join('\n\n')}\n\n--\n${nome}, ${address}\n${why}\n`
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

function htmlOf(brand: MailBrand, content: MailContent): string {
  const { page, paper, text, muted, line } = MAIL_COLOURS
  const e = escapeHtml
  const { lines, action, life, why } = content
  const mark = brand.logo
    ? `<img src="cid:${brand.logo.cid}" alt="${e(brand.nome)}" height="28" style="height:28px;border:0;display:block">`
    : `<span style="font-size:18px;font-weight:700;color:${brand.main}">${e(brand.nome)}</span>`
  const paragraph = (words: string, style = ''): string => `<p style="margin:0 0 16px;${style}">${words}</p>`
  const small = `font-size:13px;color:${muted}`
  const button =
    `<a href="${e(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;` +
    `background:${brand.main};color:${brand.text};font-weight:600;text-decoration:none">${e(action.label)}</a>`
  const clear =
    `Se il pulsante non funziona, copia questo indirizzo nel browser:<br>` +
    `<a href="${e(action.url)}" style="color:${brand.main};word-break:break-all">${e(action.url)}</a>`
  return (
    '<!doctype html><html lang="it"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">' +
    `<title>${e(content.subject)}</title></head>` +
    `<body style="margin:0;background:${page};${FONT};font-size:16px;line-height:1.5;color:${text}">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${page}"><tr>` +
    `<td align="center" style="padding:24px 12px"><table role="presentation" cellpadding="0" cellspacing="0" ` +
    `style="width:100%;max-width:560px;background:${paper};border:1px solid ${line};border-radius:6px"><tr>` +
    `<td style="padding:20px 28px;border-bottom:1px solid ${line}">${mark}</td></tr><tr>` +
    `<td style="padding:28px">${paragraph(e(greeting(content)))}${lines.map((one) => paragraph(e(one))).join('')}` +
    `${paragraph(button, 'padding:8px 0')}${life ? paragraph(e(life)) : ''}${paragraph(clear, small)}</td></tr></table>` +
    `<p style="max-width:560px;margin:16px auto 0;${small};line-height:1.4">${e(why)}<br>` +
    `<a href="${e(brand.address)}" style="color:${muted}">${e(brand.nome)}</a></p></td></tr></table></body></html>`
  )
}
